import type { Value } from '../../formatters/index.ts';
import type { JsonTPage } from '../pages/json-t-page.ts';

/** An engine in a benchmark. Each runs in separate processes, which load no other engine. */
export interface Rival {
  /** Prepares a page once; the returned function is called for each set of data. */
  prepare(page: JsonTPage): Render;
  /** Parses templates and partials to trees; absent if not compared. */
  parse?(page: JsonTPage): unknown;
}

export type Render = (data: Value) => string;

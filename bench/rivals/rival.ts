import type { Value } from '../../formatters/index.ts';
import type { JsonTPage } from '../pages/json-t-page.ts';

/** An engine in a benchmark. Each runs in processes of its own, and only there is its file loaded. */
export interface Rival {
  /** Everything that is done once for a page; what it gives is called for each set of data. */
  prepare(page: JsonTPage): Render;
  /** Text to tree, templates and partials; absent where it is not compared. */
  parse?(page: JsonTPage): unknown;
}

export type Render = (data: Value) => string;

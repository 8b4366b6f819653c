import type { CLDR } from '@phensley/cldr';
import type { RuntimeFiles } from '../../formatters/vocabulary/islands.ts';
import type { RoutePlan } from '../3-route/route.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Images } from './ports/images.ts';
import type { BundledScripts } from './ports/scripts.ts';
import type { DescribeError } from './templates/engine-warnings.ts';
import type { TemplateEngine } from './templates/template-engine.ts';
import type { TextRenderers } from './text/text-renderers.ts';

/** What pages are rendered from. */
export interface RenderContext {
  readonly site: Site;
  readonly theme: Theme;
  readonly plan: RoutePlan;
  /** Tells what goes wrong while a page is rendered. */
  readonly describe: DescribeError;
  readonly engine: TemplateEngine;
  readonly cldr: CLDR | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string | undefined;
  /** Without it pictures stay as they are. */
  readonly images?: Images | undefined;
  /** Without them scripts stay as they are. */
  readonly scripts?: BundledScripts | undefined;
  /** The visitor's program; without it pages have none. */
  readonly runtime?: RuntimeFiles | undefined;
  /** Pages of an earlier build, so that only those are rendered that have to be. */
  readonly cache?: PageCache | undefined;
  readonly texts: TextRenderers;
  onProgress?(done: number, total: number): void;
}

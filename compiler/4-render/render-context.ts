import type { CLDR } from '@phensley/cldr';
import type { RuntimeFiles } from '../../formatters/vocabulary/islands.ts';
import type { RoutePlan } from '../3-route/route.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import type { AnnouncementBar, AnnouncementServices } from './announcement-bar/announcement-bar.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { PageLanguage, PageLanguageServices } from './languages/page-language.ts';
import type { OutputFile, TextFile } from './output-file.ts';
import type { Popup, PopupServices } from './popup/popup.ts';
import type { Images } from './ports/images.ts';
import type { BundledScripts } from './ports/scripts.ts';
import type { DescribeError } from './templates/engine-warnings.ts';
import type { TemplateEngine } from './templates/template-engine.ts';
import type { TextRenderers } from './text/text-renderers.ts';

/** Input for rendering the pages of one site version. */
export interface RenderContext {
  readonly site: Site;
  readonly theme: Theme;
  readonly plan: RoutePlan;
  /** Describes an error that occurs while a page is rendered. */
  readonly describe: DescribeError;
  readonly engine: TemplateEngine;
  readonly cldr: CLDR | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Overrides the base URL in the settings. */
  readonly baseUrl?: string | undefined;
  /** Without it, pages link to the original images. */
  readonly images?: Images | undefined;
  /** Without them, scripts are copied. */
  readonly scripts?: BundledScripts | undefined;
  /** The client-side runtime. Without it, pages have none. */
  readonly runtime?: RuntimeFiles | undefined;
  /** Pages of an earlier build; only changed pages are rendered. */
  readonly cache?: PageCache | undefined;
  readonly texts: TextRenderers;
  /** For a site in several languages. */
  readonly createPageLanguage?: ((services: PageLanguageServices) => PageLanguage) | undefined;
  /** For published pages: the announcement of the site. */
  readonly createAnnouncementBar?:
    | ((services: AnnouncementServices) => AnnouncementBar | undefined)
    | undefined;
  /** For published pages: the popup of the site. */
  readonly createPopup?: ((services: PopupServices) => Popup | undefined) | undefined;
  /** Called with each rendered page. What it returns is the file of the page from then on, so that its text need not be kept. */
  store?: ((page: TextFile) => OutputFile) | undefined;
  /** Called between pages: lets the event loop run. */
  readonly pause?: (() => Promise<void>) | undefined;
  onProgress?(done: number, total: number): void;
}

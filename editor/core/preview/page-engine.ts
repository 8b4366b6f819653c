import { createPreview, type Diagnostic, loadPreview, type Preview } from '../../../compiler/index.ts';
import type { Bodies, DocKey, SiteData, Theme } from '../../../compiler/model/index.ts';
import { importModule } from '../shell/import-module.ts';
import { areasOf, pageWithArea, type ThemeArea } from './areas.ts';
import type { LocaleData } from './create-locale.ts';
import { linkThemeFiles } from './theme-files.ts';

/** A page as the canvas shows it. */
export interface CanvasPage {
  readonly url: string;
  /** The whole page, annotated with ids of its parts. */
  readonly html: string;
  /** The site's style sheet. */
  readonly style: string;
  /** The documents whose content the page shows. */
  readonly shows: readonly DocKey[];
}

/** A text of a document in one of its two formats. */
export type FormattedText = { readonly markdown: string } | { readonly html: string };

/** The compiler in the browser, on the documents of the operation store. */
export interface PageEngine {
  /**
   * Updates the documents; unchanged ones cost nothing. On errors the pages stay as they were. There are no pages before the
   * first update.
   */
  update(bodies: Bodies): readonly Diagnostic[];
  /** Renders the page of a document or of a URL, or undefined when there is none. */
  page(target: DocKey | `/${string}`): CanvasPage | undefined;
  /**
   * Renders one block of a page with the same annotations and with another value than in the documents. Undefined
   * when the whole page has to be rendered.
   */
  block(doc: DocKey, blockId: string, value: unknown): string | undefined;
  /** Areas that the theme has on pages, except those whose ids depend on the page. */
  readonly areas: readonly ThemeArea[];
  /** Returns a page that shows an area: `first` if it does. Undefined when no page does. */
  pageWith(area: DocKey, first?: DocKey): DocKey | undefined;
  /** The site's style sheet. */
  style(): string;
  /** Replaces the style sheet of the theme. The next update renders with it. */
  setThemeStyles(css: string): void;
  /** Renders a text as the page shows it. */
  textHtml(text: FormattedText): string;
}

/** The server data of the canvas. */
export interface CanvasData {
  readonly theme: Theme;
  /** The folder of the theme, as the settings name it. */
  readonly folder?: string | undefined;
  /** `design` of the settings that the theme was styled with. */
  readonly design?: unknown;
  /** The data files of the site. */
  readonly data?: SiteData | undefined;
  /** Without it, money and dates are omitted. */
  readonly locale?: LocaleData | undefined;
}

/** Loads a module; rejects with a message for display when the server cannot be reached. */
export type LoadModule = <Module>(module: () => Promise<Module>) => Promise<Module>;

/** Opens the engine, loading the compiler while the data is loading. `create` may add what the canvas does not show. */
export async function openPageEngine(
  data: Promise<CanvasData>,
  load: LoadModule,
  create = createPreview,
): Promise<PageEngine> {
  const [{ theme, folder, data: files, locale }, { openLocale }] = await Promise.all([
    data,
    load(() => importModule(() => import('./create-locale.ts'))),
    load(loadPreview),
  ]);
  let { css } = theme;
  const preview = await create({
    docs: [],
    // Read for each update.
    theme: Object.defineProperty({ ...theme }, 'css', { enumerable: true, get: () => css }),
    data: files,
    locale: locale && openLocale(locale),
    now: Date.now(),
  });
  const { update, invalidate, bodies } = createUpdate(preview);
  const withFiles = linkThemeFiles({ files: theme.files, folder });
  const style = createStyle(preview, (text) => withFiles(text, bodies()));
  return {
    update,
    setThemeStyles: (next) => {
      css = next;
      invalidate();
    },
    page: (target) => {
      const page = preview.renderPage(target, { annotate: true });
      return (
        page && { url: page.url, html: withFiles(page.html, bodies()), style: style(), shows: page.shows }
      );
    },
    block: (doc, blockId, value) => {
      const html = doc.startsWith(PAGE)
        ? preview.renderBlock(doc.slice(PAGE.length), blockId, value)
        : undefined;
      return html && withFiles(html, bodies());
    },
    areas: areasOf(theme),
    pageWith: (area, first) => pageWithArea(preview, area, first),
    style,
    textHtml: (text) => preview.textHtml(text, 'text'),
  };
}

const PAGE = 'page:';

interface Entry {
  readonly key: DocKey;
  readonly body: unknown;
}

/** Returns the style sheet, changed by `link`. The same text while it has not changed, because frames compare it. */
function createStyle(preview: Preview, link: (text: string) => string): () => string {
  let last: { readonly text: string; readonly linked: string } | undefined;
  return () => {
    const text = preview.style()?.text ?? '';
    if (last?.text !== text) last = { text, linked: link(text) };
    return last.linked;
  };
}

/** Updates the preview unless the documents are those of the last update. `invalidate` makes the next one update it. */
function createUpdate(preview: Preview): Pick<PageEngine, 'update'> & {
  invalidate(): void;
  /** The documents of the last update. */
  bodies(): Bodies;
} {
  const entriesOf = createEntries();
  let last: { readonly bodies: Bodies; readonly diagnostics: readonly Diagnostic[] } | undefined;
  return {
    update: (bodies) => {
      if (last?.bodies !== bodies) last = { bodies, diagnostics: preview.update(entriesOf(bodies)) };
      return last.diagnostics;
    },
    invalidate: () => {
      last = undefined;
    },
    bodies: () => last?.bodies ?? NO_BODIES,
  };
}

const NO_BODIES: Bodies = new Map();

/** Reuses the objects of unchanged documents, so that the compiler can skip them. */
function createEntries(): (bodies: Bodies) => readonly Entry[] {
  let known: ReadonlyMap<DocKey, Entry> = new Map();
  return (bodies) => {
    const next = new Map<DocKey, Entry>();
    for (const [key, body] of bodies) {
      const before = known.get(key);
      next.set(key, before !== undefined && before.body === body ? before : { key, body });
    }
    known = next;
    return [...next.values()];
  };
}

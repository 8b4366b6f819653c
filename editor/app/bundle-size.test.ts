import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { buildEditor } from '../../scripts/build/build-editor.mjs';
import { WITH_SUMMARIES } from '../core/api/documents.ts';

/** Budget of the dashboard in bytes, gzip (editor 4.1). */
const FIRST_LOAD = 230_000;
const STYLES = 20_000;
/** Additional bytes of the canvas: compiler with all kinds of blocks, text editor, page tree and inspector. */
const CANVAS = 504_500;

/** Number and date formatting for the language of the site, without locale data. */
const LOCALE = 125_000;
const WRITES_LOCALE = 'editor/core/preview/create-locale.ts';

const PAGES = 'editor/features/pages/pages-screen.tsx';
/**
 * Loaded for a selected block, chart or gallery, a page for customers, the settings of a page, a new section, a renamed page, an edited link and a chosen page: not
 * counted as parts of the canvas.
 */
const ON_DEMAND = [
  'editor/features/pages/inspector/block-fields.tsx',
  'editor/features/pages/inspector/chart/dataset-editor.tsx',
  'editor/features/pages/inspector/images/gallery-design.tsx',
  'editor/features/pages/inspector/page/access-products.tsx',
  'editor/features/pages/inspector/page/seo-fields.tsx',
  'editor/features/pages/section-library/section-library.tsx',
  'editor/features/pages/page-tree/rename-page.tsx',
  'editor/features/pages/page-tree/edit-link-dialog.tsx',
  'editor/features/pages/links/page-picker.tsx',
];
/** Requested by the start when the canvas is opened, and by the canvas. */
const PREVIEW = 'compiler/preview.ts';

describe('bundle size', () => {
  let built: Awaited<ReturnType<typeof buildEditor>>;
  beforeAll(async () => {
    built = await buildEditor({ isWritten: false });
  });

  function weigh(name: string): number {
    const file = built.files.find(({ path }) => path === name);
    return file === undefined ? Number.NaN : gzipSync(file.contents, { level: 9 }).length;
  }
  function staticImports(name: string): readonly string[] {
    return built.chunks.find(({ path }) => path === name)?.staticImports ?? [];
  }
  function sum(names: readonly string[]): number {
    return names.map(weigh).reduce((total, size) => total + size, 0);
  }
  /** The names of all files that modules import, directly or indirectly, with their own, except `ON_DEMAND`. */
  function reachedFrom(...modules: readonly string[]): readonly string[] {
    const starts = built.chunks.filter(({ sources }) => modules.some((each) => sources.includes(each)));
    const seen = new Set(starts.map(({ path }) => path));
    for (const path of seen) {
      const { imports = [] } = built.chunks.find((chunk) => chunk.path === path) ?? {};
      for (const other of imports)
        if (!built.firstLoad.includes(other) && !isOnDemand(other)) seen.add(other);
    }
    return [...seen];
  }

  it('stays within the budget of the first load', () => {
    expect(sum(built.firstLoad)).toBeGreaterThan(50_000);
    expect(sum(built.firstLoad)).toBeLessThanOrEqual(FIRST_LOAD);
    expect(weigh(built.style)).toBeLessThanOrEqual(STYLES);
  });

  it('configures zod before the first schema is created', () => {
    const sources = built.chunks
      .filter(({ path }) => built.firstLoad.includes(path))
      .flatMap((chunk) => chunk.sources);
    expect(sources.filter((source) => /zod\/v4\/(?:core\/schemas|classic)/.test(source))).toEqual([]);
  });

  it('has no key of a provider, nor the name of its variable (R-ESITE-API-15)', () => {
    const named = built.files.filter(({ contents }) => /PLACES_KEY|x-goog-api-key/i.test(String(contents)));
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  it('has no cycle of chunks, whose modules would run before those that they import', () => {
    const reached = (path: string) => {
      const found = new Set(staticImports(path));
      for (const next of found) for (const other of staticImports(next)) found.add(other);
      return found;
    };
    const inCycle = built.chunks.map(({ path }) => path).filter((path) => reached(path).has(path));
    expect(inCycle).toEqual([]);
  });

  it('loads the screen of the canvas in at most six requests, which a browser sends at once over HTTP/1.1', () => {
    const screen = built.chunks.find(({ sources }) => sources.includes(PAGES))?.path ?? '';
    const files = new Set([screen]);
    for (const path of files) for (const next of staticImports(path)) files.add(next);
    expect([...files].filter((path) => !built.firstLoad.includes(path)).length).toBeLessThanOrEqual(6);
  });

  it('requests from the start what the start and the canvas load, each once', () => {
    const text = (name: string) =>
      String(built.files.find(({ path }) => path === name)?.contents ?? '').replaceAll('/config/', '');
    const linked = (page: string, rel: string) =>
      [...page.matchAll(new RegExp(`rel="${rel}"[^>]* href="([^"]*)"`, 'g'))].map(([, href]) => href).sort();
    const [start, canvas] = [text('index.html'), text('canvas.html')];
    const { query } = WITH_SUMMARIES;
    const data = [API.editorMe, `${API.editorSite}?${new URLSearchParams(query)}`];
    expect(linked(start, 'preload" as="fetch')).toEqual(data);
    expect(linked(canvas, 'preload" as="fetch')).toEqual([...data, API.editorTheme]);
    const files = new Set(
      [PAGES, PREVIEW, WRITES_LOCALE].flatMap((source) =>
        built.chunks.filter(({ sources }) => sources.includes(source)).map(({ path }) => path),
      ),
    );
    for (const path of files) for (const next of staticImports(path)) files.add(next);
    const scripts = [...files].filter((path) => !built.firstLoad.includes(path));
    expect(linked(canvas, 'modulepreload')).toEqual([...linked(start, 'modulepreload'), ...scripts].sort());
  });

  function isOnDemand(name: string): boolean {
    return built.chunks.some(
      ({ path, sources }) => path === name && ON_DEMAND.some((each) => sources.includes(each)),
    );
  }

  it('stays within the budget of the canvas', () => {
    const locale = reachedFrom(WRITES_LOCALE);
    const more = reachedFrom(PAGES, PREVIEW);
    const canvas = more.filter((file) => file !== locale[0]);
    expect(canvas).toHaveLength(more.length - 1);
    expect(weigh(locale[0] ?? '')).toBeLessThanOrEqual(LOCALE);
    expect(sum(canvas)).toBeGreaterThan(400_000);
    expect(sum(canvas)).toBeLessThanOrEqual(CANVAS);
  });
});

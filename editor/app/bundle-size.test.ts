import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEditor } from '../../scripts/build/build-editor.mjs';

/** Budget of the dashboard in bytes, gzip (editor 4.1). */
const FIRST_LOAD = 230_000;
const STYLES = 20_000;
/** Additional bytes of the canvas: compiler, text editor, page tree and inspector. */
const CANVAS = 462_000;

/** Number and date formatting for the language of the site, without locale data. */
const LOCALE = 125_000;
const WRITES_LOCALE = 'editor/core/preview/create-locale.ts';

const PAGES = 'editor/features/pages/pages-screen.tsx';

describe('bundle size', () => {
  let built: Awaited<ReturnType<typeof buildEditor>>;
  beforeAll(async () => {
    built = await buildEditor({ isWritten: false });
  }, 60_000);

  function weigh(name: string): number {
    const file = built.files.find(({ path }) => path === name);
    return file === undefined ? Number.NaN : gzipSync(file.contents, { level: 9 }).length;
  }
  function sum(names: readonly string[]): number {
    return names.map(weigh).reduce((total, size) => total + size, 0);
  }
  /** The names of all files that an entry point imports, directly or indirectly. */
  function reachedFrom(source: string): readonly string[] {
    const start = built.chunks.find(({ sources }) => sources.includes(source));
    const seen = new Set(start && [start.path]);
    for (const path of seen) {
      const { imports = [] } = built.chunks.find((chunk) => chunk.path === path) ?? {};
      for (const other of imports) if (!built.firstLoad.includes(other)) seen.add(other);
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

  it('stays within the budget of the canvas', () => {
    const locale = reachedFrom(WRITES_LOCALE);
    const more = reachedFrom(PAGES);
    const canvas = more.filter((file) => file !== locale[0]);
    expect(canvas).toHaveLength(more.length - 1);
    expect(weigh(locale[0] ?? '')).toBeLessThanOrEqual(LOCALE);
    expect(sum(canvas)).toBeGreaterThan(200_000);
    expect(sum(canvas)).toBeLessThanOrEqual(CANVAS);
  });
});

import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEditor } from '../../scripts/build/build-editor.mjs';

/** Bytes that the dashboard may weigh, gzip (editor 4.1). */
const FIRST_LOAD = 230_000;
const STYLES = 20_000;
/** What the canvas brings besides: the compiler, the text editor, the tree and the inspector. */
const CANVAS = 462_000;

/** Prices and dates of the site's language: what writes them, without the data. */
const LOCALE = 125_000;
const WRITES_LOCALE = 'editor/core/preview/open-locale.ts';

const PAGES = 'editor/features/pages/index.tsx';

describe('the weight of the dashboard', () => {
  let built: Awaited<ReturnType<typeof buildEditor>>;
  beforeAll(async () => {
    built = await buildEditor({ isWritten: false });
  });

  function weigh(name: string): number {
    const file = built.files.find(({ path }) => path === `_app/${name}`);
    return file === undefined ? Number.NaN : gzipSync(file.contents, { level: 9 }).length;
  }
  function sum(names: readonly string[]): number {
    return names.map(weigh).reduce((total, size) => total + size, 0);
  }
  /** The files of all that a screen can load, by name. */
  function reachedFrom(entryPoint: string): readonly string[] {
    const { outputs } = built.metafile;
    const [start = ''] = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entryPoint);
    const seen = new Set([start]);
    for (const file of seen) for (const { path } of outputs[file]?.imports ?? []) seen.add(path);
    return [...seen].map((file) => file.slice(file.indexOf('_app/') + '_app/'.length));
  }

  it('stays below what was promised', () => {
    expect(sum(built.firstLoad)).toBeGreaterThan(50_000);
    expect(sum(built.firstLoad)).toBeLessThanOrEqual(FIRST_LOAD);
    expect(weigh(built.style)).toBeLessThanOrEqual(STYLES);
  });

  it('grows by no more than was promised when the canvas is opened', () => {
    const locale = reachedFrom(WRITES_LOCALE);
    const more = reachedFrom(PAGES).filter((file) => !built.firstLoad.includes(file));
    const canvas = more.filter((file) => file !== locale[0]);
    expect(canvas).toHaveLength(more.length - 1);
    expect(weigh(locale[0] ?? '')).toBeLessThanOrEqual(LOCALE);
    expect(sum(canvas)).toBeGreaterThan(200_000);
    expect(sum(canvas)).toBeLessThanOrEqual(CANVAS);
  });
});

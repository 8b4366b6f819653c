import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildEditor } from '../scripts/build-editor.mjs';

/** Bytes that the dashboard may weigh, gzip (editor 4.1). */
const FIRST_LOAD = 230_000;
const STYLES = 20_000;

describe('the weight of the dashboard', () => {
  it('stays below what was promised', async () => {
    const { files, firstLoad, style } = await buildEditor({ isWritten: false });
    const weigh = (name: string) => {
      const file = files.find(({ path }) => path === `_app/${name}`);
      return file === undefined ? Number.NaN : gzipSync(file.contents, { level: 9 }).length;
    };
    const sum = firstLoad.map(weigh).reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(FIRST_LOAD);
    expect(weigh(style)).toBeLessThanOrEqual(STYLES);
  });
});

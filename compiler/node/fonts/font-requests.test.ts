import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { compileStyles } from '../styles/compile-styles.ts';
import { createFontRequests } from './font-requests.ts';
import { createRemoteFonts } from './remote-fonts.ts';

afterEach(() => vi.unstubAllGlobals());

/** Responds to each request with the body of its URL. */
function respond(bodies: Readonly<Record<string, string | Uint8Array>>) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    const body = bodies[url];
    return new Response(body === undefined ? null : Buffer.from(body), {
      status: body === undefined ? 404 : 200,
    });
  });
  return fetched;
}

const HOST = 'fonts.example';
const SHEET = `https://${HOST}/css`;

describe('fonts of another host', () => {
  it.each([
    ['http://fonts.example/a', 'http://fonts.example/a is not an HTTPS address'],
    ['https://other.example/a', 'other.example is not a host in selfHostFonts'],
    ['a', 'a is not an address'],
    ['https://fonts.example/missing', 'fonts.example responds with status 404'],
  ])('are not requested from %s', async (url, message) => {
    respond({});
    await expect(createFontRequests([HOST]).bytes(url)).rejects.toThrow(message);
  });

  it('are not larger than four megabytes each', async () => {
    respond({ [`${SHEET}/a`]: new Uint8Array(4e6), [`${SHEET}/b`]: new Uint8Array(4e6 + 1) });
    const { bytes } = createFontRequests([HOST]);
    expect(await bytes(`${SHEET}/a`)).toHaveLength(4e6);
    await expect(bytes(`${SHEET}/b`)).rejects.toThrow('its files are too large');
  });

  it('are not more than 200 files', async () => {
    respond({ [SHEET]: '' });
    const { bytes } = createFontRequests([HOST]);
    for (let count = 0; count < 200; count += 1) await bytes(SHEET);
    await expect(bytes(SHEET)).rejects.toThrow('it has more than 200 files');
  });
});

describe('a style sheet of fonts', () => {
  /** Downloads the sheet with this text. */
  async function download(css: string, files: Readonly<Record<string, string | Uint8Array>> = {}) {
    const fetched = respond({ [SHEET]: css, ...files });
    const folder = mkdtempSync(join(tmpdir(), 'quoin-fonts-'));
    try {
      const fonts = await createRemoteFonts(folder).download(SHEET, [HOST]);
      return { ...fonts, fetched };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('has the paths of the fonts in the site, and keeps those that it contains', async () => {
    const { css, files, fetched } = await download('a{src:url(a.woff2),url("data:font/woff2;base64,x")}', {
      [`https://${HOST}/a.woff2`]: 'wOF2x',
    });
    expect(css).toMatch(
      /^a\{src:url\("\/assets\/fonts\/[0-9a-f]{16}\.woff2"\),url\("data:font\/woff2;base64,x"\)\}$/,
    );
    expect(files).toMatchObject([{ size: 5 }]);
    expect(fetched).toHaveLength(2);
  });

  it('is published in every language of a site: no page has fonts of another host', async () => {
    const sheet = 'https://fonts.bunny.net/css?family=inter';
    respond({
      [sheet]: '@font-face{src:url(a.woff2)}',
      'https://fonts.bunny.net/a.woff2': 'wOF2x',
    });
    const folder = mkdtempSync(join(tmpdir(), 'quoin-fonts-'));
    const site = createMemoryFiles(
      smallSite({
        'site.json': documentFile('settings', 'settings', {
          schemaVersion: 1,
          theme: 'theme',
          website: { siteTitle: 'Small', timeZone: 'UTC', language: 'en' },
          languages: [
            { code: 'en', name: 'English', isPrimary: true },
            { code: 'de', name: 'German' },
          ],
          design: { selfHostFonts: true },
        }),
        'theme/template.conf':
          '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.css"] }',
        'theme/styles/site.css': `@import url("${sheet}");`,
      }),
    );
    const remoteFonts = createRemoteFonts(folder);
    const { rendered } = await renderSite({ site, compileStyles, remoteFonts }, { now: 0 });
    rmSync(folder, { recursive: true });
    const textOf = (path = '') =>
      rendered?.files.flatMap((file) => (file.path === path && 'text' in file ? [file.text] : []))[0] ?? '';
    for (const page of ['index.html', 'de/index.html']) {
      const css = textOf(/href="\/([^"]+\.css)"/.exec(textOf(page))?.[1]);
      expect([page, css]).toEqual([page, expect.stringContaining('@font-face{src:url("/assets/fonts/')]);
      expect(css).not.toContain('fonts.bunny.net');
    }
  });

  it('imports no other', async () => {
    await expect(download('@import "b.css";')).rejects.toThrow('its style sheet imports others');
  });

  it('has fonts only', async () => {
    await expect(download('a{src:url(a)}', { [`https://${HOST}/a`]: '<html>' })).rejects.toThrow(
      'a file is not a font',
    );
  });
});

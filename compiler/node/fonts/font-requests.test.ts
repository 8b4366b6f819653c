import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('imports no other', async () => {
    await expect(download('@import "b.css";')).rejects.toThrow('its style sheet imports others');
  });

  it('has fonts only', async () => {
    await expect(download('a{src:url(a)}', { [`https://${HOST}/a`]: '<html>' })).rejects.toThrow(
      'a file is not a font',
    );
  });
});

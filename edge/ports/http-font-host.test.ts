// cspell:ignore gstatic
import { expect, it } from 'vitest';
import { createHttpFontHost } from './http-font-host.ts';

const HOST = 'https://fonts.example/css';
const FILE = 'https://fonts.gstatic.com/l/font?kit=abc';
const FONT = new TextEncoder().encode('wOF2 and more');
const LATO = { name: 'Lato', category: 'Sans Serif', styles: ['400', '700'] } as const;

const sheet = (url: string) =>
  new Response(`@font-face { font-family: "Lato"; src: url(${url}) format("woff2"); }`);

/** Loads a preview from a host with these responses by URL without its query; returns the preview and the requests. */
async function preview(responses: Readonly<Record<string, () => Response>>, font = LATO) {
  const requests: { readonly url: URL; readonly init: RequestInit }[] = [];
  const host = createHttpFontHost({
    url: HOST,
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      requests.push({ url, init });
      const respond = responses[`${url.origin}${url.pathname}`];
      if (respond === undefined) throw new Error('network');
      return respond();
    },
  });
  return { bytes: await host.preview(font), requests };
}

const FILE_PATH = 'https://fonts.gstatic.com/l/font';
const bothOf = (file: () => Response) => ({ [HOST]: () => sheet(FILE), [FILE_PATH]: file });

it('a preview is the font with the characters of its name and of the sample', async () => {
  const { bytes, requests } = await preview(bothOf(() => new Response(FONT)));
  expect(bytes).toEqual(FONT);
  const [{ url, init } = { url: new URL(HOST), init: {} }, second] = requests;
  expect(url.searchParams.get('family')).toBe('Lato:400');
  const text = url.searchParams.get('text') ?? '';
  expect([...'Lato', ...'quick brown 0123'].filter((character) => !text.includes(character))).toEqual([]);
  expect(new Set(text).size).toBe(text.length);
  expect(init.signal).toBeInstanceOf(AbortSignal);
  expect(new Headers(init.headers).get('cookie')).toBeNull();
  expect(second?.url.href).toBe(FILE);
});

it('a preview may be on the host of the style sheet', async () => {
  const file = 'https://fonts.example/lato.woff2';
  const { bytes } = await preview({ [HOST]: () => sheet('/lato.woff2'), [file]: () => new Response(FONT) });
  expect(bytes).toEqual(FONT);
});

it.each<[string, Readonly<Record<string, () => Response>>]>([
  ['the host cannot be reached', {}],
  ['the host does not have the font', { [HOST]: () => new Response('', { status: 400 }) }],
  ['the host redirects', { [HOST]: () => new Response('', { status: 302, headers: { location: HOST } }) }],
  ['the style sheet has no font', { [HOST]: () => new Response('') }],
  [
    'the style sheet is too long',
    {
      [HOST]: () => new Response(`url(${FILE})${' '.repeat(50_000)}`),
      [FILE_PATH]: () => new Response(FONT),
    },
  ],
  [
    'the font is on another host',
    { [HOST]: () => sheet('https://other.example/a'), 'https://other.example/a': () => new Response(FONT) },
  ],
  ['the font is missing', bothOf(() => new Response('', { status: 404 }))],
  ['the font is something else', bothOf(() => new Response('<html>'))],
  [
    'the font is too large',
    bothOf(() => new Response(new Uint8Array([...FONT, ...new Uint8Array(300_000)]))),
  ],
])('there is no preview if %s', async (_, responses) => {
  expect((await preview(responses)).bytes).toBeUndefined();
});

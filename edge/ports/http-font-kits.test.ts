import { expect, it } from 'vitest';
import { createHttpFontKits } from './http-font-kits.ts';

const KIT = {
  kit: {
    id: 'abc1def',
    families: [
      { id: 'x', name: 'Adelle', css_names: ['adelle'], css_stack: '"adelle",serif', variations: ['n4'] },
    ],
  },
};

async function fontsOf(response: Response | Error) {
  const urls: string[] = [];
  const kits = createHttpFontKits({
    url: 'https://kits.example/api',
    fetch: async (url) => {
      urls.push(String(url));
      if (response instanceof Error) throw response;
      return response;
    },
  });
  return { fonts: await kits.fonts('abc1def'), urls };
}

it('the fonts of a kit are those that are published', async () => {
  const { fonts, urls } = await fontsOf(Response.json(KIT));
  expect(fonts).toEqual([{ name: 'Adelle', family: '"adelle", serif' }]);
  expect(urls).toEqual(['https://kits.example/api/abc1def/published']);
});

it.each<[string, () => Response | Error]>([
  ['does not exist', () => Response.json({ errors: ['Not found'] }, { status: 404 })],
  ['cannot be read', () => new Response('<html>')],
  ['is too large', () => new Response(`${JSON.stringify(KIT)}${' '.repeat(500_000)}`)],
  ['cannot be loaded', () => new Error('network')],
])('the fonts of a kit that %s are unknown', async (_, response) => {
  expect((await fontsOf(response())).fonts).toBeUndefined();
});

import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';

it.each(['note.jpg', './assets/note.jpg', '../../assets/note.jpg?v=1'])(
  'a relative path of an image in Markdown leads to assets: %s',
  async (url) => {
    expect(await reported(`Text.\n\n![A note](${url})`)).toEqual([]);
  },
);

it.each([
  ['photos/note.jpg', '/assets/photos/note.jpg', 'write "/assets/note.jpg"'],
  ['../missing/photo.webp', '/assets/missing/photo.webp', 'put the image into assets/'],
])('an image in Markdown that is not in assets is reported: %s', async (url, path, hint) => {
  const expected = [`warning items/log/one.md:3:1 There is no file at ${path} (${hint})`];
  expect(await reported(`Text.\n\n![A note](${url})`)).toEqual(expected);
  expect(await reported(`![A note][note]\n\n[note]: ${url}`)).toEqual(expected);
});

it('an image in Markdown that the site does not have is reported', async () => {
  expect(
    await reported('![A note](/assets/nope.jpg) ![A note][pot]\n\n[pot]: /assets/nothing-like-it.png'),
  ).toEqual([
    'warning items/log/one.md:1:1 There is no file at /assets/nope.jpg (did you mean "/assets/note.jpg"?)',
    'warning items/log/one.md:3:1 There is no file at /assets/nothing-like-it.png (put the image into assets/)',
  ]);
});

it.each([
  '/assets/note.jpg',
  '/assets/n%6Fte.jpg#top',
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
])('an image that may exist is not reported: %s', async (url) => {
  expect(await reported(`![A note](${url})`)).toEqual([]);
});

async function reported(markdown: string): Promise<readonly string[]> {
  const site = createMemoryFiles(
    smallSite({
      ...smallBlog(markdown),
      'assets/note.jpg': 'x',
      'assets/note.jpg.json': documentFile('asset', 'note', { filename: 'note.jpg', mime: 'image/jpeg' }),
    }),
  );
  const { diagnostics } = await compileSite({ site, output: createMemoryOutput(), createLocale }, { now: 0 });
  return diagnostics.map(({ severity, message, hint, location }) => {
    const { line, column } = location?.start ?? {};
    return `${severity} ${location?.file}:${line}:${column} ${message} (${hint})`;
  });
}

it('HTML in Markdown is reported at most five times in a text', async () => {
  const text = Array.from({ length: 6 }, () => '<b>a</b>').join('\n\n');
  expect(await reported(text)).toHaveLength(5);
});

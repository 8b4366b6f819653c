import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';

const LATER = { status: 'Scheduled', publishOn: 3000 };

async function validUntil(files: FileMap, drafts = false): Promise<number | undefined> {
  const site = createMemoryFiles(smallSite(files));
  const { ok, validUntil } = await compileSite({ site, output: createMemoryOutput() }, { now: 2000, drafts });
  expect(ok).toBe(true);
  return validUntil;
}

it.each([
  [
    'page',
    {
      'pages/later.json': documentFile('page', 'later', {
        pageType: 2,
        title: 'Later',
        urlId: 'later',
        ...LATER,
      }),
    },
  ],
  ['post', smallBlog('Text', LATER)],
])('a build is valid until the first scheduled %s appears', async (_what, files) => {
  expect(await validUntil(files)).toBe(3000);
  expect(await validUntil(files, true)).toBeUndefined();
});

it('a build without scheduled content is valid until something changes', async () => {
  expect(await validUntil(smallBlog('Text', { publishOn: 3000 }))).toBeUndefined();
});

it('a build whose pages print relative times is valid at its time only', async () => {
  const files = {
    ...smallBlog('Text', { publishOn: 1 }),
    'theme/collections/blog.item': '{.section item}{publishOn|timesince}{.end}',
  };
  expect(await validUntil(files)).toBe(2000);
});

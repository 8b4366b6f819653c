import { expect, it } from 'vitest';
import { collectionFile, itemFile } from '../../../../fixtures/sites/small-site.ts';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import type { FileMap } from '../../../1-read/memory-files.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { documentText } from '../../../testing/build-small-site.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.tagcloud;

const taxon = (id: string, type: string, name: string): FileMap => ({
  [`taxons/${id}.json`]: documentText('taxon', id, { type, name }),
});

/** Eight posts with the tag Sea, two with Ash, one with Kiln and with the category Notes. */
const BLOG: FileMap = Object.assign(
  {},
  collectionFile('log'),
  taxon('sea', 'tag', 'Sea'),
  taxon('ash', 'tag', 'Ash'),
  taxon('kiln', 'tag', 'Kiln'),
  taxon('notes', 'category', 'Notes'),
  ...Array.from({ length: 8 }, (_, index) =>
    itemFile(`p${index}`, 'log', {
      tags: ['sea', ...(index < 2 ? ['ash'] : []), ...(index === 0 ? ['kiln'] : [])],
      categories: index === 0 ? ['notes'] : [],
    }),
  ),
);

const cloudOf = (value: object, files: FileMap = BLOG) =>
  renderBlockOf(KIND, { collectionId: 'log', ...value }, { files });

async function entriesOf(value: object): Promise<readonly string[]> {
  const { html } = await cloudOf(value);
  return [...html.matchAll(/<li class="tag-size-(\d)">(.*?)<\/li>/g)].map(
    ([, size, text = '']) => `${text.replace(/<[^>]*>/g, '')} ${size}`,
  );
}

it('is a list of links, larger for tags with more items', async () => {
  const { html } = await cloudOf({ limit: 2 });
  expect(html).toBe(
    '<ul class="tag-cloud tag-cloud-sized"><li class="tag-size-1"><a href="/log/tag/ash">Ash</a></li>' +
      '<li class="tag-size-5"><a href="/log/tag/sea">Sea</a></li></ul>',
  );
});

it.each([
  [{}, ['Ash 2', 'Kiln 1', 'Sea 5']],
  [{ order: 'count' }, ['Sea 5', 'Ash 2', 'Kiln 1']],
  [{ limit: 1, showCounts: true }, ['Sea (8) 3']],
  [{ by: 'category' }, ['Notes 3']],
])('with %j, it has these names and sizes', async (value, expected) => {
  expect(await entriesOf(value)).toEqual(expected);
});

it('may have one size only', async () => {
  expect((await cloudOf({ design: 'plain' })).html).toContain('class="tag-cloud tag-cloud-plain"');
});

it('prints nothing at all without tags', async () => {
  const { site } = await cloudOf({}, { ...collectionFile('log'), ...itemFile('a', 'log') });
  expect(site.read('index.html')).not.toContain('tagcloud-block');
});

it('prints names as text', async () => {
  const { html } = await cloudOf({}, { ...BLOG, ...taxon('sea', 'tag', HOSTILE) });
  expect(html).not.toContain('<script');
});

it.each([
  { collectionId: 'log', by: 'month' },
  { collectionId: 'log', limit: 201 },
])('cannot have the value %j', (value) => {
  expect(renderableBlock(KIND, value)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';
import { documentText } from '../../testing/build-small-site.ts';

const collection = (id: string, own: object) =>
  documentText('collection', id, { type: 1, typeName: 'blog', title: id, urlId: id, ...own });
const item = (id: string, tags: readonly string[]) =>
  documentText('item', id, { collectionId: id, recordType: 1, title: id, urlId: 'one', publishOn: 1, tags });

/** The filters that the Worker of a site knows, in which two lists have a post each. */
async function filtersOf(list: string, locked: object) {
  const files = {
    'theme/collections/blog.list': list,
    'collections/log.json': collection('log', {}),
    'collections/locked.json': collection('locked', locked),
    'items/log/log.json': item('log', ['rope']),
    'items/locked/locked.json': item('locked', ['tar']),
    'taxons/rope.json': documentText('taxon', 'rope', { type: 'tag', name: 'Rope' }),
    'taxons/tar.json': documentText('taxon', 'tar', { type: 'tag', name: 'Tar' }),
  };
  const site = createMemoryFiles(smallSite(files));
  const { rendered } = await renderSite({ site, createLocale }, { now: 2 });
  return rendered?.edgeData.filters;
}

it('the Worker knows the filters of public lists that the theme links to', async () => {
  const linking = '<a href="{collection.fullUrl}?tag={@}">x</a>';
  const [ofLog, ofLocked] = [{ 'tag:rope': '/log/tag/rope' }, { 'tag:tar': '/locked/tag/tar' }];
  expect(await filtersOf(linking, {})).toEqual({ '/log': ofLog, '/locked': ofLocked });
  expect(await filtersOf(linking, { password: 'kiln' })).toEqual({ '/log': ofLog });
  expect(await filtersOf('', {})).toBeUndefined();
});

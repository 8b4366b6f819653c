import { describe, expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import type { RenderOptions } from '../../build-input.ts';
import { compileSite, renderSite } from '../../compile-site.ts';

const NOW = 2000;
const HOME = { pageType: 2, title: 'Home', urlId: 'home', isHome: true };

/** A blog with one entry, in English and French. */
function siteOf(files: FileMap, entry: object = {}) {
  const languages = [
    { code: 'en', name: 'English', isPrimary: true },
    { code: 'fr', name: 'French' },
  ];
  return createMemoryFiles(
    smallSite({
      ...smallBlog('Text', { publishOn: 1, ...entry }),
      'site.json': documentFile('settings', 'settings', {
        schemaVersion: 1,
        theme: 'theme',
        website: { siteTitle: 'Small', timeZone: 'UTC', language: 'en' },
        languages,
      }),
      ...files,
    }),
  );
}

function translation(body: object): string {
  return JSON.stringify({ body });
}

async function rendered(files: FileMap, entry: object = {}, options: Partial<RenderOptions> = {}) {
  const found = await renderSite({ site: siteOf(files, entry) }, { now: NOW, ...options });
  if (found.rendered === undefined) throw new Error(JSON.stringify(found.diagnostics));
  return { ...found, rendered: found.rendered };
}

describe('redirects in languages', () => {
  it('are those of the primary language where both have one', async () => {
    const { rendered: site } = await rendered(
      { 'pages/home.json': documentFile('page', 'home', { ...HOME, redirectFrom: ['/fr/old'] }) },
      { redirectFrom: ['/old'] },
    );
    expect(site.redirects).toMatchObject({ old: '/log/one', 'fr/old': '/' });
  });

  it('without an effect are reported once', async () => {
    const { diagnostics } = await rendered({}, { redirectFrom: ['/log/one'] });
    expect(diagnostics.filter(({ code }) => code === 'site/unused-redirect')).toHaveLength(1);
  });
});

it('the server knows the URLs of each language that are not those of the primary one', async () => {
  const languagesIn = async (files: FileMap) => (await rendered(files)).rendered.edgeData.languages;
  expect(await languagesIn({})).toEqual({ fr: {} });
  expect(await languagesIn({ 'translations/fr/items/log/one.json': translation({ urlId: 'un' }) })).toEqual({
    fr: { '/log/one': '/fr/log/un' },
  });
});

it('a site depends on the time if a page in one language does', async () => {
  const validUntil = async (files: FileMap) => {
    const site = siteOf({
      'theme/collections/blog.item': '{.section item}{.equal? title "Un"}{publishOn|timesince}{.end}{.end}',
      ...files,
    });
    return (await compileSite({ site, output: createMemoryOutput() }, { now: NOW })).validUntil;
  };
  expect(await validUntil({})).toBeUndefined();
  expect(await validUntil({ 'translations/fr/items/log/one.json': translation({ title: 'Un' }) })).toBe(NOW);
});

it('the progress counts the pages of all languages', async () => {
  const seen: (readonly [done: number, total: number])[] = [];
  const onProgress = (done: number, total: number) => seen.push([done, total]);
  const { routes } = await rendered({}, {}, { onProgress });
  expect(seen).toEqual(routes.map((_, index) => [index + 1, routes.length]));
});

it('a problem of a template is reported once', async () => {
  const script = { quote: '<script>steal()</script>' };
  const block = { kind: 31, order: 'a0', value: script };
  const { diagnostics } = await rendered({
    'theme/blocks/quote.block': '{quote}',
    'theme/blocks/quote.block.conf': '{ "type": "quote" }',
    'pages/home.json': documentFile('page', 'home', {
      ...HOME,
      sections: { s: { order: 'a0' } },
      blocks: { words: { ...block, section: 's' } },
    }),
  });
  expect(diagnostics.filter(({ code }) => code === 'site/script-in-text')).toHaveLength(1);
});

it('everything below a protected collection needs the password in every language', async () => {
  const log = { type: 1, typeName: 'blog', title: 'Log', urlId: 'log', password: 'kiln' };
  const { rendered: site } = await rendered({
    'collections/log.json': documentFile('collection', 'log', log),
    'translations/fr/collections/log.json': translation({ urlId: 'journal' }),
  });
  expect(site.protectedPages.map(({ below }) => below)).toEqual([['/log', '/fr/journal']]);
});

it('the server knows the filtered lists and the times of the pages of lists in each language', async () => {
  const post = (publishOn: number) =>
    documentFile('item', `post-${publishOn}`, {
      ...{ collectionId: 'log', recordType: 1, title: 'Post', urlId: `post-${publishOn}`, tags: ['rope'] },
      publishOn,
    });
  const { rendered: site } = await rendered({
    'theme/collections/blog.conf': '{ "pageSize": 2 }',
    'theme/collections/blog.list': '<a href="?tag={@}">x</a>',
    'taxons/rope.json': documentFile('taxon', 'rope', { type: 'tag', name: 'Rope' }),
    'items/log/two.json': post(20),
    'items/log/three.json': post(30),
    'translations/fr/collections/log.json': translation({ urlId: 'journal' }),
    'translations/fr/taxons/rope.json': translation({ name: 'Cable' }),
  });
  const { pageEnds, filters } = site.edgeData;
  expect(pageEnds).toEqual({ '/log': [20], '/fr/journal': [20] });
  expect(filters).toEqual({
    '/log': { 'tag:rope': '/log/tag/rope' },
    '/fr/journal': { 'tag:cable': '/fr/journal/tag/cable' },
  });
});

import { expect, it } from 'vitest';
import { collectionFile, documentFile, itemFile, smallSite } from '../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../1-read/memory-files.ts';
import { renderSite } from '../compile-site.ts';

const collection = (more: object = {}) => collectionFile('log', more);
const post = (id: string, more: object) => itemFile(id, 'log', more);

/** Entries of the feed at /log/rss.xml; undefined when there is no feed. */
async function feedOf(files: FileMap): Promise<readonly string[] | undefined> {
  const { rendered } = await renderSite({ site: createMemoryFiles(smallSite(files)) }, { now: 1000 });
  const feed = rendered?.files.find(({ path }) => path === 'log/rss.xml');
  if (feed === undefined || !('text' in feed)) return undefined;
  return Array.from(feed.text.matchAll(/<item>\n<title>([^<]*)/g), ([, title = '']) => title);
}

it('a feed has the 20 newest posts, without those that have no date', async () => {
  const posts = Array.from({ length: 22 }, (_, index) => post(`p${index}`, { publishOn: index }));
  const files = Object.assign({ ...collection(), ...post('undated', {}) }, ...posts);
  expect(await feedOf(files)).toEqual(Array.from({ length: 20 }, (_, index) => `p${21 - index}`));
});

it.each<readonly [string, FileMap]>([
  ['of products', collection({ type: 13, typeName: 'products' })],
  ['in manual order', collection({ itemOrder: 'manual' })],
])('a collection %s has no feed', async (_what, files) => {
  const dated = post('one', { publishOn: 1 });
  expect(await feedOf({ ...collection(), ...dated })).toEqual(['one']);
  expect(await feedOf({ ...files, ...dated })).toBeUndefined();
});

it('a collection without dated posts has no feed', async () => {
  expect(await feedOf({ ...collection(), ...post('one', {}) })).toBeUndefined();
});

it('an old URL at which there is a feed now does not redirect', async () => {
  const about = { pageType: 2, title: 'About', urlId: 'about', redirectFrom: ['/log/rss.xml', '/old.xml'] };
  const files = { ...collection(), ...post('one', { publishOn: 1 }) };
  const site = createMemoryFiles(
    smallSite({ ...files, 'pages/about.json': documentFile('page', 'about', about) }),
  );
  const { rendered, diagnostics } = await renderSite({ site }, { now: 1000 });
  expect(rendered?.redirects).toEqual({ 'old.xml': '/about' });
  expect(diagnostics.map(({ code }) => code)).toContain('site/unused-redirect');
});

it('a home page may have a reserved URL, since it is at /', async () => {
  const home = { pageType: 2, title: 'Home', urlId: 'cart', isHome: true };
  const site = createMemoryFiles(smallSite({ 'pages/home.json': documentFile('page', 'home', home) }));
  const { rendered, diagnostics } = await renderSite({ site }, { now: 1000 });
  expect(diagnostics).toEqual([]);
  expect(rendered?.files[0]?.path).toBe('index.html');
});

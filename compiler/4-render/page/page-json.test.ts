import { describe, expect, it } from 'vitest';
import { buildSmallSite, documentText, withSmallSite } from '../../testing/build-small-site.ts';

const SCRIPT = "<script>fetch(location.pathname + '?format=json')</script>";
const REGION = `<html><head>{squarespace-headers}</head><body>{squarespace.main-content}${SCRIPT}</body></html>`;

const LOG = {
  'collections/log.json': documentText('collection', 'log', {
    type: 1,
    typeName: 'blog',
    title: 'Log',
    urlId: 'log',
  }),
  'theme/collections/blog.list': '{.repeated section items}<h2>{title}</h2>{.end}',
  'items/log/tar.json': documentText('item', 'tar', {
    collectionId: 'log',
    recordType: 1,
    title: 'Tar',
    urlId: 'tar',
    publishOn: Date.UTC(2026, 8, 30, 23, 30),
  }),
  'items/log/pitch.json': documentText('item', 'pitch', {
    collectionId: 'log',
    recordType: 1,
    title: 'Pitch',
    urlId: 'pitch',
    status: 'Draft',
  }),
  'items/log/tar.md': 'Tar **holds**.',
};

async function build(files: Readonly<Record<string, string>>) {
  const site = await buildSmallSite(withSmallSite({ ...LOG, ...files }), { now: Date.UTC(2026, 10, 1) });
  const json = site.paths.filter((path) => /(?<!search-)(?:index|\d)\.json$/.test(path)).toSorted();
  return { ...site, json, dataOf: (path: string) => JSON.parse(site.read(path) || 'null') };
}

describe('the data of pages', () => {
  it('is published for scripts of the theme or of the owner that request it, and for no others', async () => {
    const all = ['index.json', 'log/index.json', 'log/tar/index.json'];
    expect((await build({})).json).toEqual([]);
    expect((await build({ 'theme/site.region': REGION })).json).toEqual(all);
    const header = "<script>get({ url: '/log', format: 'main-content' })</script>";
    const page = { pageType: 2, title: 'Home', urlId: 'home', isHome: true, codeInjection: { header } };
    expect((await build({ 'pages/home.json': documentText('page', 'home', page) })).json).toEqual(all);
  });

  it('is what templates of the page see, and no setting of the site', async () => {
    const { dataOf } = await build({ 'theme/site.region': REGION });
    const item = {
      id: 'tar',
      title: 'Tar',
      fullUrl: '/log/tar',
      body: '<p>Tar <strong>holds</strong>.</p>',
    };
    const list = dataOf('log/index.json');
    expect(list).toMatchObject({
      collection: { title: 'Log' },
      items: [item],
      website: { siteTitle: 'Small' },
    });
    expect(Object.keys(list)).toEqual(['website', 'mainContent', 'collection', 'items', 'pagination']);
    expect(dataOf('log/tar/index.json')).toMatchObject({ item });
  });

  it('has the main content as on the page, which has no trace of it', async () => {
    const { read, dataOf } = await build({ 'theme/site.region': REGION });
    expect(dataOf('log/index.json').mainContent).toBe('<h2>Tar</h2>');
    expect(read('log/index.html')).toContain('<body><h2>Tar</h2><script>');
  });

  it('has nothing of drafts and of protected pages', async () => {
    const secret = { pageType: 2, title: 'Secret', urlId: 'secret', password: 'kiln' };
    const { json, paths, read } = await build({
      'theme/site.region': REGION,
      'pages/secret.json': documentText('page', 'secret', secret),
    });
    expect(json).not.toContain('secret/index.json');
    const texts = paths.filter((path) => path.endsWith('.json')).map(read);
    expect(texts.filter((text) => /Pitch|Secret/.test(text))).toEqual([]);
  });
});

describe('the items of a month', () => {
  const files = { 'theme/site.region': `${REGION}<script>get('/api/open/GetItemsByMonth')</script>` };

  it('are published for calendars of the theme, by the time zone of the site, without drafts', async () => {
    const { json, dataOf } = await build(files);
    const path = 'api/open/GetItemsByMonth/log/2026-10.json';
    expect(json.filter((each) => each.startsWith('api/'))).toEqual([path]);
    expect(dataOf(path)).toEqual([expect.objectContaining({ id: 'tar', title: 'Tar', fullUrl: '/log/tar' })]);
    expect(dataOf(path)[0]).not.toHaveProperty('body');
    expect((await build({})).json).toEqual([]);
  });

  it('are not published for a collection with a password', async () => {
    const log = { type: 1, typeName: 'blog', title: 'Log', urlId: 'log', password: 'kiln' };
    const { json } = await build({
      ...files,
      'collections/log.json': documentText('collection', 'log', log),
    });
    expect(json.filter((each) => each.startsWith('api/'))).toEqual([]);
  });
});

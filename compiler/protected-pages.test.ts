import { describe, expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { contentOf } from './5-write/content-of.ts';
import { planRelease } from './5-write/release.ts';
import { renderSite } from './compile-site.ts';
import type { Manifest } from './model/release/manifest.ts';
import { compileStyles } from './node/styles/compile-styles.ts';
import { openPageContexts } from './page-contexts.ts';
import { buildSmallSite, documentText, withSmallSite } from './testing/build-small-site.ts';

const SECRET = 'zanzibar';
const BASE_URL = { baseUrl: 'https://olaria.example' };

/** In every field of an item that can have a text. */
function secretItem(id: string, collectionId: string, more: object = {}): FileMap {
  const secret = (name: string) => `${SECRET} ${name}`;
  return {
    [`items/${id}.json`]: documentText('item', id, {
      collectionId,
      recordType: 1,
      title: secret('title'),
      urlId: `${SECRET}-${id}`,
      redirectFrom: [`/old-${SECRET}-${id}`],
      publishOn: 1000,
      excerpt: secret('excerpt'),
      tags: ['t-secret'],
      categories: ['c-secret'],
      author: { displayName: secret('author') },
      mainImageId: 'secret-photo',
      imageIds: ['secret-photo'],
      sourceUrl: `/${SECRET}`,
      location: { addressTitle: secret('place') },
      customContent: { note: secret('note') },
      starred: true,
      seo: { title: secret('seo'), description: secret('seo') },
      ...more,
    }),
    [`items/${id}.md`]: `The ${SECRET} body with ![${SECRET}](/assets/${SECRET}.svg).`,
  };
}

const text = (value: string) => ({
  kind: 2,
  section: 's',
  order: 'a0',
  layout: CELL,
  value: { html: value },
});
const CELL = { desktop: { col: 1, span: 12, row: 1, rows: 1 } };

const PRICE = { sku: 'COURSE', attributes: {}, priceMoney: { value: '5.00', currency: 'USD' } };

/** A store that sells what opens pages. */
const SHOP: FileMap = {
  'collections/shop.json': documentText('collection', 'shop', {
    type: 13,
    typeName: 'products',
    title: 'Shop',
    urlId: 'shop',
  }),
  'items/course.json': documentText('item', 'course', {
    recordType: 11,
    collectionId: 'shop',
    title: 'Course',
    urlId: 'course',
    structuredContent: { productType: 5, variants: { v: PRICE } },
  }),
};
const MEMBERS = { access: { for: 'members' } };
const CUSTOMERS = { access: { for: 'customers', productIds: ['course'] } };

/** A site with a public blog, and one of each kind of protected content. Its theme shows as much as it can of everything. */
const SITE: FileMap = siteWith({ password: 'glaze' }, { password: 'kiln' });

/** The same with other locks: of the page and the store, and of the blog and the events. */
function siteWith(glaze: object, kiln: object): FileMap {
  return {
    'theme/site.region': `<html><head>{squarespace-headers}</head><body data-type="{pageType}">
<squarespace:navigation navigationId="mainNavigation" template="menu" />
<squarespace:query collection="members" featured="true">{.repeated section items}{title} {excerpt} {body} {fullUrl}{.end}</squarespace:query>
<squarespace:category collection="/members">{.repeated section categories}{name}{.end}</squarespace:category>
{squarespace.main-content}</body></html>`,
    'theme/template.conf':
      '{ "layouts": { "default": { "regions": ["site"] } }, "navigations": [{ "name": "mainNavigation" }] }',
    'theme/blocks/menu.block':
      '{.repeated section items}{.section collection}{title} {description} {fullUrl}{.end}{.end}',
    'theme/collections/blog.list': '{.repeated section items}{title} {body}{.end}',
    'theme/collections/blog.item':
      '{item.title} {item.body} {pagination.nextItem.title} {pagination.prevItem.title}',
    'theme/collections/index.list':
      '{.repeated section collection.collections}{title} {description} {mainContent} {.repeated section items}{title} {body}{.end}{.end}',
    'navigation/mainNavigation.json': documentText('navigation', 'mainNavigation', {
      items: { a: { order: 'a0', pageId: 'wholesale' }, b: { order: 'a1', collectionId: 'members' } },
    }),
    'pages/wholesale.json': documentText('page', 'wholesale', {
      pageType: 2,
      title: `${SECRET} prices`,
      navigationTitle: 'Wholesale',
      urlId: 'wholesale',
      redirectFrom: [`/old-${SECRET}`],
      collectionId: 'all',
      description: `${SECRET} description`,
      ...glaze,
      seo: { title: `${SECRET} seo`, description: `${SECRET} seo` },
      sections: { s: { order: 'a0' } },
      blocks: { b: text(`<p>The ${SECRET} price list</p>`) },
    }),
    'collections/all.json': documentText('collection', 'all', {
      type: 1,
      typeName: 'index',
      title: 'All',
      urlId: 'all',
    }),
    'collections/members.json': documentText('collection', 'members', {
      type: 1,
      typeName: 'blog',
      title: 'Members',
      urlId: 'members',
      collectionId: 'all',
      description: `${SECRET} description`,
      ...kiln,
      seo: { title: `${SECRET} seo`, description: `${SECRET} seo` },
    }),
    'collections/parties.json': documentText('collection', 'parties', {
      type: 1,
      typeName: 'events',
      title: 'Parties',
      urlId: 'parties',
      ...kiln,
    }),
    'collections/trade.json': documentText('collection', 'trade', {
      type: 13,
      typeName: 'products',
      title: 'Trade',
      urlId: 'trade',
      ...glaze,
    }),
    ...secretItem('post', 'members'),
    ...secretItem('other', 'members', { publishOn: 900 }),
    ...secretItem('party', 'parties', { recordType: 12, startDate: 5000, endDate: 6000 }),
    ...secretItem('cup', 'trade', {
      recordType: 11,
      structuredContent: {
        productType: 1,
        variants: {
          v: { sku: `${SECRET}-CUP`, attributes: {}, priceMoney: { value: '5.00', currency: 'USD' } },
        },
      },
    }),
    'taxons/t-secret.json': documentText('taxon', 't-secret', { type: 'tag', name: `${SECRET} tag` }),
    'taxons/c-secret.json': documentText('taxon', 'c-secret', {
      type: 'category',
      name: `${SECRET} category`,
    }),
    'assets/photo.svg.json': documentText('asset', 'secret-photo', {
      filename: 'photo.svg',
      mime: 'image/svg+xml',
      altText: `${SECRET} photo`,
    }),
    'assets/photo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${SECRET}</title></svg>`,
    [`assets/${SECRET}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg"><title>${SECRET}</title></svg>`,
    'assets/shared.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
}

interface Release {
  readonly manifest: Manifest;
  /** Text of a public or protected file. */
  text(path: string): string;
}

async function release(files: FileMap = SITE): Promise<Release> {
  const site = createMemoryFiles(withSmallSite(files, BASE_URL));
  const { rendered, contents, diagnostics } = await renderSite({ site, compileStyles }, { now: 2000 });
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics, undefined, 2));
  const all = [...rendered.files, ...rendered.protectedPages.flatMap((pages) => pages.files)];
  const texts = new Map(all.map((file) => [file.path, textOf(contentOf(file, contents))]));
  const { json } = await planRelease(rendered, {
    ...contents,
    put: (content) => String(content.length),
    hash: () => '',
    hashPassword: (password) => `hash of ${password}`,
  });
  return { manifest: JSON.parse(json), text: (path) => texts.get(path) ?? '' };
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

describe('protected pages', () => {
  it('leave nothing of their content in the public files of a release (R-COMP-PUB-05)', async () => {
    const { manifest, text } = await release();
    const leaks = Object.keys(manifest.files).filter((path) => `${path} ${text(path)}`.includes(SECRET));
    expect(leaks).toEqual([]);
    expect(Object.keys(manifest.files)).toContain('index.html');
  });

  it.each([
    ['members', MEMBERS, { password: 'kiln' }],
    ['customers', CUSTOMERS, MEMBERS],
    ['members and customers', MEMBERS, CUSTOMERS],
  ])('of %s leave nothing of their content in the public files', async (_, page, blog) => {
    const site = { ...siteWith(page, blog), ...SHOP };
    const { manifest, text } = await release(site);
    const leaks = Object.keys(manifest.files).filter((path) => `${path} ${text(path)}`.includes(SECRET));
    expect(leaks).toEqual([]);
    expect(Object.keys(manifest.files)).toContain('shop/p/course/index.html');
    const { paths, read } = await buildSmallSite(site, { now: 2000, website: BASE_URL });
    expect(paths.filter((path) => `${path} ${read(path)}`.includes(SECRET))).toEqual([]);
    expect(paths.filter((path) => /404\/(?!message)./.test(path))).toEqual([]);
  });

  it('of members and customers are stored with their audience, and have a page of the theme in their place', async () => {
    const { manifest, text } = await release({ ...siteWith(CUSTOMERS, MEMBERS), ...SHOP });
    const [members, customers] = manifest.protected ?? [];
    expect([members?.access, customers?.access]).toEqual([MEMBERS.access, CUSTOMERS.access]);
    expect(members?.below).toEqual(['members', 'parties']);
    expect(Object.keys(customers?.files ?? {})).toContain('wholesale/index.html');
    expect(manifest.shells).not.toHaveProperty('lock-screen');
    expect(text(manifest.shells['access-denied'] ?? '')).toContain('<body data-type="106">');
    expect(text(manifest.shells.paywall ?? '')).toContain('<body data-type="107">');
  });

  it('of customers are named for their orders by what is public of them', async () => {
    const site = createMemoryFiles(withSmallSite({ ...siteWith(CUSTOMERS, MEMBERS), ...SHOP }, BASE_URL));
    const { rendered } = await renderSite({ site, compileStyles }, { now: 2000 });
    expect(rendered?.edgeData.paywalls).toEqual([
      { title: 'Wholesale', url: '/wholesale', productIds: ['course'] },
      { title: 'Trade', url: '/trade', productIds: ['course'] },
    ]);
  });

  it('are opened by the same audience, in whatever order it names its products', async () => {
    const mug = documentText('item', 'mug', {
      recordType: 11,
      collectionId: 'shop',
      title: 'Mug',
      urlId: 'mug',
      structuredContent: { productType: 1, variants: { v: { ...PRICE, sku: 'MUG' } } },
    });
    const customersOf = (...productIds: string[]) => ({ access: { for: 'customers', productIds } });
    const site = siteWith(customersOf('mug', 'course'), customersOf('course', 'mug', 'mug'));
    const { manifest } = await release({ ...site, ...SHOP, 'items/mug.json': mug });
    expect(manifest.protected?.map(({ access }) => access)).toEqual([
      { for: 'customers', productIds: ['course', 'mug'] },
    ]);
  });

  it('have no feed, because feed readers cannot enter a password', async () => {
    const feeds = [];
    for (const protection of [{}, { password: 'kiln' }]) {
      const blog = { type: 1, typeName: 'blog', title: 'Members', urlId: 'members', itemOrder: 'date' };
      const members = documentText('collection', 'members', { ...blog, ...protection });
      const { manifest } = await release({ ...SITE, 'collections/members.json': members });
      const lists = [manifest.files, ...(manifest.protected ?? []).map(({ files }) => files)];
      feeds.push(lists.flatMap(Object.keys).filter((path) => path.endsWith('rss.xml')));
    }
    expect(feeds).toEqual([['members/rss.xml'], []]);
  });

  it('leave nothing of their content in the files for static hosts', async () => {
    const { paths, read } = await buildSmallSite(SITE, { now: 2000, website: BASE_URL });
    expect(paths.filter((path) => `${path} ${read(path)}`.includes(SECRET))).toEqual([]);
    expect(paths).toContain('index.html');
  });

  it('are named by a build for static hosts', async () => {
    const { diagnostics } = await buildSmallSite(SITE, { now: 2000 });
    const found = diagnostics.filter(({ code }) => code === 'site/protected-page');
    expect(found.map(({ message }) => message)).toEqual([
      'The protected pages /wholesale, /trade (with everything below it), /members (with everything below it), /parties (with everything below it) were left out: a static host cannot ask for a password or an account',
    ]);
  });

  it('show nothing of it in the data of other pages', () => {
    const site = createMemoryFiles(withSmallSite(SITE, BASE_URL));
    const contexts = openPageContexts({ site, compileStyles }, { now: 2000 });
    const dataOf = (url: string) => JSON.stringify(contexts.of(url));
    expect([dataOf('/'), dataOf('/all')]).toEqual([
      expect.not.stringContaining(SECRET),
      expect.not.stringContaining(SECRET),
    ]);
    expect(dataOf('/members')).toContain(`${SECRET} excerpt`);
  });

  it('are stored with the hash of their password, and with those of its files that are not public', async () => {
    const { manifest, text } = await release();
    const [glaze, kiln] = manifest.protected ?? [];
    expect([glaze?.password, kiln?.password]).toEqual(['hash of glaze', 'hash of kiln']);
    expect(JSON.stringify(manifest)).not.toMatch(/"(?:glaze|kiln)"/);
    expect(Object.keys(glaze?.files ?? {})).toContain('wholesale/index.html');
    expect(Object.keys(kiln?.files ?? {})).toEqual(
      expect.arrayContaining(['members/index.html', `members/${SECRET}-post/index.html`, 'assets/photo.svg']),
    );
    expect(text(`members/${SECRET}-post/index.html`)).toContain(`The ${SECRET} body`);
    expect(kiln?.below).toEqual(['members', 'parties']);
  });

  it('show nothing that needs another password', async () => {
    const { text } = await release();
    expect(text('wholesale/index.html')).toContain(`The ${SECRET} price list`);
    expect(text('wholesale/index.html')).not.toContain(`${SECRET} body`);
  });

  it('can be linked to by title and URL', async () => {
    const { text } = await release();
    expect(text('index.html')).toContain('Wholesale  /wholesale');
    expect(text('all/index.html')).toContain('Members');
  });

  it('are not listed by search engines', async () => {
    const { text } = await release();
    expect(text('wholesale/index.html')).toContain('<meta name="robots" content="noindex">');
  });

  it('in a folder with a password need it too', async () => {
    const all = { type: 1, typeName: 'index', title: 'All', urlId: 'all', password: 'wheel' };
    const lid = { pageType: 2, title: 'Lids', urlId: 'lids', collectionId: 'all' };
    const { manifest } = await release({
      ...SITE,
      'collections/all.json': documentText('collection', 'all', all),
      'pages/lids.json': documentText('page', 'lids', lid),
    });
    expect(Object.keys(manifest.files)).not.toContain('lids/index.html');
    const wheel = manifest.protected?.find(({ password }) => password === 'hash of wheel');
    expect(Object.keys(wheel?.files ?? {})).toContain('lids/index.html');
  });

  it('in a folder for members are for members too, unless they have a protection of their own', async () => {
    const all = { type: 1, typeName: 'index', title: 'All', urlId: 'all', ...MEMBERS };
    const lid = { pageType: 2, title: 'Lids', urlId: 'lids', collectionId: 'all' };
    const { manifest } = await release({
      ...SITE,
      'collections/all.json': documentText('collection', 'all', all),
      'pages/lids.json': documentText('page', 'lids', lid),
    });
    const filesOf = (found: object) =>
      Object.keys(
        manifest.protected?.find((each) => JSON.stringify(each).includes(JSON.stringify(found)))?.files ?? {},
      );
    expect(filesOf(MEMBERS.access)).toContain('lids/index.html');
    expect(filesOf(MEMBERS.access)).not.toContain('wholesale/index.html');
  });

  it('share files with public pages', async () => {
    const home = { pageType: 2, title: 'Home', urlId: 'home', isHome: true, mainImageId: 'secret-photo' };
    const { manifest } = await release({ ...SITE, 'pages/home.json': documentText('page', 'home', home) });
    expect(Object.keys(manifest.files)).toEqual(
      expect.arrayContaining(['assets/photo.svg', 'assets/shared.svg']),
    );
  });

  it('change nothing where no page has a password', async () => {
    const { manifest } = await release({});
    expect(manifest).not.toHaveProperty('protected');
    expect(manifest.shells).not.toHaveProperty('lock-screen');
  });
});

describe('an audience', () => {
  async function problems(access: unknown, more: object = {}, files: FileMap = SHOP) {
    const page = { pageType: 2, title: 'Lessons', urlId: 'lessons', access, ...more };
    const site = withSmallSite({ ...files, 'pages/lessons.json': documentText('page', 'lessons', page) });
    const { diagnostics } = await renderSite({ site: createMemoryFiles(site), compileStyles }, { now: 2000 });
    return diagnostics
      .filter(({ code }) => code !== 'site/no-image')
      .map(({ code, message }) => `${code}: ${message}`);
  }

  it.each([MEMBERS.access, CUSTOMERS.access])('is accepted: %j', async (access) => {
    expect(await problems(access)).toEqual([]);
  });

  it.each([
    [{ for: 'friends' }, 'for "members" or for "customers"'],
    [{ for: 'customers', productIds: [] }, 'must be at least 1 entries long'],
    [{ for: 'customers', productIds: ['curse'] }, 'site/unknown-reference: There is no product "curse"'],
  ])('is rejected: %j', async (access, message) => {
    expect(await problems(access)).toEqual([expect.stringContaining(message)]);
  });

  it('is rejected next to a password, and on the not-found page', async () => {
    expect(await problems(MEMBERS.access, { password: 'kiln' })).toEqual([
      expect.stringContaining('must not be combined with "password"'),
    ]);
    expect(await problems(MEMBERS.access, { pageType: 100 })).toEqual([
      'site/invalid-value: The not-found page is for everybody',
    ]);
  });

  it('that can buy its product nowhere is reported', async () => {
    const { course } = { course: JSON.parse(String(SHOP['items/course.json'])) };
    const draft = JSON.stringify({ ...course, body: { ...course.body, status: 'Draft' } });
    expect(await problems(CUSTOMERS.access, {}, { ...SHOP, 'items/course.json': draft })).toEqual([
      'site/hidden-paywall-product: Visitors cannot buy "Course", which opens "Lessons": it is not published',
    ]);
    const shop = JSON.parse(String(SHOP['collections/shop.json']));
    const locked = JSON.stringify({ ...shop, body: { ...shop.body, ...CUSTOMERS } });
    expect(await problems(CUSTOMERS.access, {}, { ...SHOP, 'collections/shop.json': locked })).toContain(
      'site/hidden-paywall-product: Visitors cannot buy "Course", which opens "Lessons": its page is protected, too',
    );
  });
});

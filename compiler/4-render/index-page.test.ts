import { describe, expect, it } from 'vitest';
import type { FileMap } from '../1-read/memory-files.ts';
import { buildSmallSite, documentText } from '../testing/build-small-site.ts';

const page = (id: string, more: object = {}): FileMap => ({
  [`pages/${id}.json`]: documentText('page', id, {
    pageType: 2,
    title: id,
    urlId: id,
    sections: { s: { order: 'a0' } },
    blocks: { [`${id}-text`]: { section: 's', order: 'a0', kind: 2, value: { markdown: `Text of ${id}` } } },
    ...more,
  }),
});

const collection = (id: string, more: object): FileMap => ({
  [`collections/${id}.json`]: documentText('collection', id, {
    type: 1,
    typeName: id,
    title: id,
    urlId: id,
    ...more,
  }),
});

const post = (id: string, collectionId: string): FileMap => ({
  [`items/${id}.json`]: documentText('item', id, { collectionId, recordType: 1, title: id, urlId: id }),
});

const NAVIGATION = {
  'theme/template.conf':
    '{ "layouts": { "default": { "regions": ["site"] } }, "navigations": [{ "name": "main" }] }',
  'theme/blocks/menu.block':
    '{.repeated section items}[{collection.title}{.folder?}:{.repeated section items}{collection.title}{.if active}*{.end} {.end}{.end}]{.end}',
  'theme/site.region':
    '<html><head>{squarespace-headers}</head><body>{.index?}index{.end}<nav><squarespace:navigation navigationId="main" template="menu" /></nav>{squarespace.main-content}</body></html>',
};

const menuOf = (...ids: readonly string[]): FileMap => ({
  'navigation/main.json': documentText('navigation', 'main', {
    items: Object.fromEntries(ids.map((id, index) => [id, { order: `a${index}`, collectionId: id }])),
  }),
});

function work(more: FileMap = {}): FileMap {
  return {
    ...NAVIGATION,
    ...menuOf('work'),
    ...collection('work', { typeName: 'index' }),
    ...collection('log', { collectionId: 'work', order: 'a1' }),
    ...post('first-post', 'log'),
    ...page('about', { collectionId: 'work', order: 'a2' }),
    ...page('intro', { collectionId: 'work', order: 'a0' }),
    ...more,
  };
}

const LIST =
  '{.section collection}{.repeated section collections}<section id="{urlId}">{mainContent}{.repeated section items}<p>{title}</p>{.end}</section>{.end}{.end}';

describe('an index page', () => {
  it('has the content of its pages and the items of its collections, in order', async () => {
    const { read } = await buildSmallSite(work({ 'theme/collections/index.list': LIST }));
    const html = read('work/index.html');
    expect(html.match(/<section id="(?:intro|log|about)"/g)).toEqual([
      '<section id="intro"',
      '<section id="log"',
      '<section id="about"',
    ]);
    expect(html).toContain('<p>Text of intro</p>');
    expect(html).toContain('<section id="log"><p>first-post</p></section>');
  });

  it('has only titles of them when the theme does not ask for their data', async () => {
    const { read } = await buildSmallSite(
      work({
        'theme/collections/index.list': LIST,
        'theme/collections/index.conf': '{ "index": true, "folder": true, "fullData": "false" }',
      }),
    );
    expect(read('work/index.html')).toContain('<section id="intro"></section><section id="log"></section>');
  });

  it('leaves out what visitors may not see', async () => {
    const { read } = await buildSmallSite(
      work({
        'theme/collections/index.list': LIST,
        ...page('intro', { collectionId: 'work', order: 'a0', status: 'Draft' }),
      }),
    );
    expect(read('work/index.html')).not.toContain('Text of intro');
  });

  it('is known to templates as one', async () => {
    const { read } = await buildSmallSite(work());
    expect(read('work/index.html')).toContain('<body>index');
    expect(read('about/index.html')).toContain('<body><nav>');
  });

  it('has a built-in template', async () => {
    const { read } = await buildSmallSite(work());
    const html = read('work/index.html');
    expect(html).toContain('<h1>work</h1>');
    expect(html).toContain('<h2><a href="/intro">intro</a></h2>');
    expect(html).toContain('<p>Text of intro</p>');
    expect(html).toContain('<li><a href="/log/first-post">first-post</a></li>');
  });

  it('can be the home page', async () => {
    const { read, paths } = await buildSmallSite(
      work({
        ...collection('work', { typeName: 'index', isHome: true }),
        ...page('home', { isHome: false }),
      }),
    );
    expect(read('index.html')).toContain('Text of about');
    expect(read('index.html')).toContain('<title>Small</title>');
    expect(paths).not.toContain('work/index.html');
  });
});

describe('a folder', () => {
  const folder = (more: FileMap = {}) =>
    work({
      ...collection('work', { typeName: 'pages' }),
      'theme/collections/pages.conf': '{ "folder": true }',
      ...more,
    });

  it('has its pages in the menu', async () => {
    const { read } = await buildSmallSite(folder());
    expect(read('about/index.html')).toContain('<nav>[work:intro log about* ]</nav>');
  });

  it('shows its first page at its URL, which leads search engines to that page', async () => {
    const { read } = await buildSmallSite(folder(), { website: { baseUrl: 'https://small.example' } });
    const html = read('work/index.html');
    expect(html).toContain('<p>Text of intro</p>');
    expect(html).toContain('<link rel="canonical" href="https://small.example/intro">');
    expect(read('sitemap.xml')).not.toContain('https://small.example/work');
  });

  it('shows the items of a collection once in queries', async () => {
    const query =
      '<html><head>{squarespace-headers}</head><body><squarespace:query collection="log">{.repeated section items}<i>{title}</i>{.end}</squarespace:query>{squarespace.main-content}</body></html>';
    const { read } = await buildSmallSite(
      folder({
        ...page('intro', { collectionId: 'work', order: 'a9' }),
        'theme/site.region': query,
        'navigation/main.json': documentText('navigation', 'main', { items: {} }),
      }),
    );
    expect(read('index.html').match(/<i>first-post<\/i>/g)).toHaveLength(1);
  });
});

describe('a list of events', () => {
  const DAY = 86_400_000;
  const event = (id: string, day: number): FileMap => ({
    [`items/${id}.json`]: documentText('item', id, {
      collectionId: 'fairs',
      recordType: 12,
      title: id,
      urlId: id,
      startDate: day * DAY,
      endDate: day * DAY + 3_600_000,
    }),
  });

  it('has the upcoming ones, the next first, and the past ones, the latest first', async () => {
    const names = (list: string) => `${list}:{.repeated section ${list}}{title} {.end};`;
    const { read } = await buildSmallSite(
      {
        ...collection('fairs', { typeName: 'events' }),
        'theme/collections/events.list': names('upcoming') + names('past') + names('items'),
        ...event('winter', 300),
        ...event('autumn', 250),
        ...event('spring', 90),
        ...event('summer', 180),
      },
      { now: 200 * DAY },
    );
    expect(read('fairs/index.html')).toContain(
      'upcoming:autumn winter ;past:summer spring ;items:winter autumn summer spring ;',
    );
  });
});

describe('custom types of a theme', () => {
  const files = (customContent: object): FileMap => ({
    'theme/template.conf': JSON.stringify({
      layouts: { default: { regions: ['site'] } },
      customTypes: [
        {
          name: 'project',
          base: 'text',
          fields: [
            { name: 'client', type: 'text' },
            { name: 'thumb', type: 'image' },
            { name: 'shots', type: 'gallery' },
            { name: 'dark', type: 'checkbox' },
          ],
        },
      ],
    }),
    'assets/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    'assets/cup.svg.json': documentText('asset', 'cup', { filename: 'cup.svg', mime: 'image/svg+xml' }),
    ...collection('log', {}),
    'theme/collections/log.item':
      '{.section item.customContent}{customType}|{client}|{thumb.assetUrl}|{.repeated section shots}{assetUrl} {.end}|{.if dark}dark{.end}{.end};',
    'items/one.json': documentText('item', 'one', {
      collectionId: 'log',
      recordType: 1,
      title: 'One',
      urlId: 'one',
      customContent: { customType: 'project', ...customContent },
    }),
  });

  it('give the fields of an item their values', async () => {
    const { read } = await buildSmallSite(
      files({ client: 'Olaria', thumb: 'cup', shots: ['cup', 'cup'], dark: true }),
    );
    expect(read('log/one/index.html')).toContain(
      'project|Olaria|/assets/cup.svg|/assets/cup.svg /assets/cup.svg |dark;',
    );
  });

  it.each([false, 'false'])('have no value for a checkbox that is off: %s', async (dark) => {
    const { read } = await buildSmallSite(files({ dark }));
    expect(read('log/one/index.html')).toContain('project||||;');
  });

  it.each([
    ['an image', { thumb: 'nothing' }],
    ['an image of a gallery', { shots: ['cup', 'nothing'] }],
  ])('are rejected with %s that does not exist', async (_, content) => {
    await expect(buildSmallSite(files(content))).rejects.toThrow('There is no asset \\"nothing\\"');
  });
});

import { describe, expect, it } from 'vitest';
import { documentFile } from '../fixtures/sites/small-site.ts';
import type { FileMap } from './1-read/memory-files.ts';
import { buildSmallSite } from './testing/build-small-site.ts';

const NOW = Date.UTC(2026, 6, 1);
const DAY = 86_400_000;

/** Renders a template as the whole page of the home page. */
async function home(template: string, files: FileMap = {}, website: object = {}): Promise<string> {
  const { read } = await buildSmallSite(
    { 'theme/site.region': `<html><head></head><body>[${template}]</body></html>`, ...files },
    { now: NOW, website },
  );
  return /\[(.*?)\]<\/body>/s.exec(read('index.html'))?.[1] ?? '';
}

const collection = (id: string, fields: object = {}) => ({
  [`collections/${id}.json`]: documentFile('collection', id, {
    type: 1,
    typeName: id,
    title: id,
    urlId: id,
    ...fields,
  }),
});

const item = (id: string, fields: object) => ({
  [`items/${id}.json`]: documentFile('item', id, {
    collectionId: 'log',
    recordType: 1,
    title: id,
    urlId: id,
    publishOn: NOW - DAY,
    ...fields,
  }),
});

const QUERY =
  '<squarespace:query collection="log">{.repeated section items}TEMPLATE{.end}</squarespace:query>';
const eachItem = (template: string) => QUERY.replace('TEMPLATE', template);

describe('social profiles', () => {
  const accounts = (...names: string[]) => ({
    socialAccounts: names.map((serviceName) => ({ serviceName, profileUrl: 'ana@small.example' })),
  });

  it('R-DATA-SOCIAL-02: only the service email is treated as one', async () => {
    const template = '{.repeated section website.socialAccounts}{.serviceNameEmail?}email{.or}-{.end} {.end}';
    expect(await home(template, {}, accounts('Email', 'email', 'emails'))).toBe('- email - ');
  });

  it('R-DATA-SOCIAL-03: the profile of an email address opens a message, and no window', async () => {
    const link = '<a class="sqs-social-link email" href="mailto:ana@small.example" rel="me">email</a>\n';
    expect(await home('{@|apply sqs-social-links}', {}, accounts('email'))).toBe(link);
    const socialAccounts = [{ serviceName: 'email', profileUrl: 'mailto:ana@small.example' }];
    expect(await home('{@|apply sqs-social-links}', {}, { socialAccounts })).toBe(link);
  });
});

describe('names that themes of the platform read', () => {
  // cspell:ignore screenname
  it('accounts have their name under both keys of the platform', async () => {
    const template =
      '{.repeated section website.socialAccounts}{.section iconEnabled}{screenname}/{userName};{.end}{.end}';
    const socialAccounts = [
      { serviceName: 'instagram', profileUrl: 'https://a.example', userName: 'olaria' },
      { serviceName: 'github', profileUrl: 'https://b.example', screenname: 'Olaria', userName: 'o' },
      { serviceName: 'x', profileUrl: 'https://c.example' },
    ];
    expect(await home(template, {}, { socialAccounts })).toBe('olaria/olaria;Olaria/o;/;');
  });

  it('pages have a label of their type, as collections do', async () => {
    expect(await home('{collection.typeName} {collection.typeLabel}')).toBe('page page');
  });
});

describe('items', () => {
  it('R-DATA-CONTENT-02: have recordType, promotedBlockType and currentType', async () => {
    const fields = { recordType: 6, promotedBlockType: 'link', currentType: 4 };
    const template = eachItem('{recordType} {promotedBlockType} {.current-type? image}image{.end}');
    const files = { ...collection('log'), ...item('one', fields), ...item('two', { publishOn: 1 }) };
    expect(await home(template, files)).toBe('6 link image1  ');
  });

  it('have a workflow state', async () => {
    const files = {
      ...collection('log'),
      ...item('one', { publishOn: 2 }),
      ...item('two', { publishOn: 1, status: 'Scheduled' }),
    };
    expect(await home(eachItem('{title} {workflowState};'), files)).toBe('one 1;two 4;');
  });

  it('R-DATA-CONTENT-04: have an excerpt as Markdown or as HTML, which is sanitized', async () => {
    const addresses = {
      externalLink: 'https://a.example/',
      sourceUrl: 'https://b.example/',
      passthrough: true,
    };
    const files = {
      ...collection('log'),
      ...item('one', { publishOn: NOW - 1, excerpt: '*One*', ...addresses }),
      ...item('two', { excerpt: { html: '<p onclick="run()">Two</p>' } }),
    };
    const template = '{excerpt} {externalLink} {sourceUrl} {passthrough};';
    expect(await home(eachItem(template), files)).toBe(
      '<p><em>One</em></p> https://a.example/ https://b.example/ true;<p>Two</p>   false;',
    );
  });

  it('R-DATA-CONTENT-05: have the source of their background, and collections what they contain', async () => {
    const files = {
      ...collection('log', { folderBehavior: 3 }),
      ...item('one', { backgroundSource: 3, imageIds: ['cup'] }),
      'assets/cup.jpg': 'image',
      'assets/cup.jpg.json': documentFile('asset', 'cup', { filename: 'cup.jpg', mime: 'image/jpeg' }),
    };
    const template = `<squarespace:query collection="log">{collection.type} {collection.folder} {collection.folderBehavior} {.repeated section items}{.background-source-video?}video{.end}{.repeated section items} {assetUrl}{.end}{.end}</squarespace:query>`;
    expect(await home(template, files)).toBe('1 false 3 video /assets/cup.jpg');
  });

  it('R-DATA-IMAGE-04: an image that is not licensed yet is marked as a preview', async () => {
    const asset = {
      filename: 'cup.jpg',
      mime: 'image/jpeg',
      systemDataVariants: '100w,300w',
      componentKey: 'gallery-1',
      licensedAssetPreview: { provider: 'stock' },
    };
    const files = {
      ...collection('log'),
      ...item('one', { mainImageId: 'cup' }),
      'assets/cup.jpg': 'image',
      'assets/cup.jpg.json': documentFile('asset', 'cup', asset),
    };
    const template = '{.section mainImage}<i {@|image-meta}></i>{systemDataVariants}{.end}';
    const html = await home(eachItem(template), files);
    expect(html).toContain('data-licensed-asset-preview="true"');
    expect(html).toContain('data-component-key="gallery-1"');
    expect(html).toContain('</i>100w,300w');
  });
});

/** The page of a form with these fields. */
async function formPage(fields: object): Promise<string> {
  const block = { order: 'a0', kind: 9, value: { formId: 'contact' } };
  const { read } = await buildSmallSite({
    'forms/contact.json': documentFile('form', 'contact', { name: 'Contact', fields }),
    'block-fields/end.json': documentFile('block-field', 'end', { blocks: { a: block } }),
    'theme/site.region':
      '<html><head></head><body><squarespace:block-field id="end"></squarespace:block-field></body></html>',
  });
  return read('index.html');
}

it('a field starts with its value or its values', async () => {
  const options = ['Mugs', 'Plates', 'Bowls'];
  const html = await formPage({
    one: { order: 'a', type: 'radio', rawTitle: 'Best', options, value: 'Plates', values: ['Mugs'] },
    several: { order: 'b', type: 'checkbox', rawTitle: 'Good', options, values: ['Mugs', 'Bowls'] },
    who: { order: 'c', type: 'name', rawTitle: 'Name', values: { First: 'Ana' } },
  });
  const checked = [...html.matchAll(/name="field\.(\w+)" value="(\w+)" checked/g)];
  expect(checked.map(([, field, value]) => `${field} ${value}`)).toEqual([
    'one Plates',
    'several Mugs',
    'several Bowls',
  ]);
  expect(html.match(/<input name="field\.who\.[^>]*value="[^>]*>/g)).toEqual([
    '<input name="field.who.First" autocomplete="given-name" value="Ana">',
  ]);
});

it('a section may have a line below its title', async () => {
  const html = await formPage({
    plain: { order: 'a', type: 'section', rawTitle: 'One' },
    underlined: { order: 'b', type: 'section', rawTitle: 'Two', underline: true },
  });
  expect(html).toMatch(/>One<\/h\d>\s*<h\d[^>]*>Two<\/h\d><hr>/);
});

it('forms on the page of an item have the content source i, others c', async () => {
  const block = { order: 'a0', kind: 9, value: { formId: 'contact' } };
  const { read } = await buildSmallSite({
    ...collection('log'),
    ...item('one', {}),
    'items/one.md': 'Text',
    'forms/contact.json': documentFile('form', 'contact', { name: 'Contact' }),
    'block-fields/end.json': documentFile('block-field', 'end', { blocks: { a: block } }),
    'theme/site.region':
      '<html><head></head><body><squarespace:block-field id="end"></squarespace:block-field></body></html>',
  });
  const sourceOf = (path: string) => /name="contentSource" value="(.)"/.exec(read(path))?.[1];
  expect(['log/one/index.html', 'log/index.html', 'index.html'].map(sourceOf)).toEqual(['i', 'c', 'c']);
});

it('R-DATA-MERCH-02: a sold-out product shows the text of the owner', async () => {
  const product = {
    recordType: 11,
    structuredContent: {
      productType: 1,
      variants: { a: { sku: 'A', priceMoney: { value: '4.00', currency: 'USD' }, qtyInStock: 0 } },
    },
    merchandising: { customSoldOutText: 'Between firings' },
  };
  const files = {
    ...collection('log', { type: 13 }),
    ...item('one', product),
    'theme/collections/log.list': '{.repeated section items}{@|product-status}{.end}',
    'theme/site.region': '<html><head></head><body>{squarespace.main-content}</body></html>',
  };
  const { read } = await buildSmallSite(files, { now: NOW });
  expect(read('log/index.html')).toContain('<div class="product-mark sold-out">Between firings</div>');
});

describe('a list of events', () => {
  const event = (id: string, start: number) =>
    item(id, { recordType: 12, startDate: NOW + start, endDate: NOW + start + DAY / 2 });
  const listed = async (fields: object, now = NOW) => {
    const files = {
      ...collection('log', fields),
      ...event('gone', -DAY),
      ...event('today', -DAY / 4),
      ...event('next', DAY),
      'theme/collections/log.list': '{.repeated section items}{title} {.end}',
    };
    const { read } = await buildSmallSite(files, { now });
    return /<body>(.*?)<\/body>/s.exec(read('log/index.html'))?.[1];
  };

  it.each([
    ['past', 'gone '],
    ['upcoming', 'today next '],
    [undefined, 'next today gone '],
  ])('R-DATA-EVENT-03: shows those that the owner chose: %s', async (showPastOrUpcomingEvents, expected) => {
    expect(await listed({ showPastOrUpcomingEvents })).toBe(expected);
  });

  it('R-COMP-PUB-04: no longer has an event as upcoming after it has ended', async () => {
    expect(await listed({ showPastOrUpcomingEvents: 'upcoming' }, NOW + DAY / 2)).toBe('next ');
  });

  it('R-DATA-EVENT-04: has dates in milliseconds', async () => {
    const startDate = 1_700_000_000_000;
    const files = {
      ...collection('log'),
      ...item('open', { recordType: 12, startDate, endDate: startDate }),
    };
    const dates = eachItem('{startDate|date %Y-%m-%d} {endDate|date %Y-%m-%d}');
    expect(await home(dates, files, { timeZone: 'UTC' })).toBe('2023-11-14 2023-11-14');
  });
});

describe('collections', () => {
  const pages = async (files: FileMap) => {
    const { paths } = await buildSmallSite(
      { ...item('one', {}), ...item('two', {}), ...item('three', {}), ...files },
      { now: NOW },
    );
    return paths.filter((path) => path.startsWith('log/') && path.includes('page/')).length + 1;
  };

  it.each([
    ['the theme', {}, { pageSize: 2 }, 2],
    ['the owner', { pageSize: 1 }, { pageSize: 2 }, 3],
    ['the theme, which forces it', { pageSize: 1 }, { pageSize: 2, forcePageSize: true }, 2],
  ])('have the page size of %s', async (_, fields, conf, expected) => {
    const files = { ...collection('log', fields), 'theme/collections/log.conf': JSON.stringify(conf) };
    expect(await pages(files)).toBe(expected);
  });

  it.each([
    ['user-orderable', {}, { ordering: 'user-orderable' }],
    ['user-orderable', { itemOrder: 'manual' }, {}],
    ['chronological', {}, {}],
  ])('have an ordering: %s', async (expected, fields, conf) => {
    const template = '<squarespace:query collection="log">{collection.ordering}</squarespace:query>';
    const files = { ...collection('log', fields), 'theme/collections/log.conf': JSON.stringify(conf) };
    expect(await home(template, files)).toBe(expected);
  });

  it.each([
    ['related', { relatedItems: true }],
    ['related', { relatedItems: 'true' }],
    ['', { relatedItems: false }],
    ['', {}],
  ])('say whether their type has related items: %s', async (expected, conf) => {
    const template =
      '<squarespace:query collection="log">{.section collection.features.relatedItems}{.section isEnabled}related{.end}{.end}</squarespace:query>';
    const files = { ...collection('log'), 'theme/collections/log.conf': JSON.stringify(conf) };
    expect(await home(template, files)).toBe(expected);
  });

  it('have the time of their last change', async () => {
    const template = '<squarespace:query collection="log">{collection.updatedOn}</squarespace:query>';
    const files = {
      ...collection('log'),
      ...item('one', { updatedOn: 7 }),
      ...item('two', { publishOn: 5 }),
    };
    expect(await home(template, files)).toBe('7');
  });

  it('say whether events are shown as a calendar', async () => {
    const files = {
      ...collection('log', { calendarView: true }),
      'theme/collections/log.list': '{.section collection}{.calendar-view?}calendar{.end}{.end}',
    };
    const { read } = await buildSmallSite(files);
    expect(read('log/index.html')).toContain('<body>calendar');
  });
});

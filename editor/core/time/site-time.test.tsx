import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Doc, type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const NEW_YORK = 'America/New_York';
const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 1, updatedBy: 'test', body });

/** A site in New York with a post of nine in the morning. */
async function open(path: string) {
  const docs = SHOP_DOCS.map((each) =>
    each.key === 'settings:site'
      ? { ...each, body: { ...Object(each.body), website: { siteTitle: 'Olaria', timeZone: NEW_YORK } } }
      : each,
  );
  const news = [
    doc('collection:news', { type: 1, typeName: 'blog', title: 'News', urlId: 'news' }),
    doc('item:boat', {
      collectionId: 'news',
      recordType: 1,
      title: 'A boat',
      urlId: 'boat',
      publishOn: Date.parse('2026-11-25T02:00Z'),
    }),
  ];
  app = await openApp({ path, site: createMemorySite({ docs: [...docs, ...news], now: () => 0 }) });
}

describe('a publish date', () => {
  const publishOn = () =>
    new Date(Number(valueAt(app.site.doc('item:boat')?.body, ['publishOn']))).toISOString();
  const query = { role: 'textbox', name: 'Publish on' } as const;
  const type = async (text: string) => {
    await app.type(query, text);
    await app.pass(5000);
  };

  beforeEach(async () => {
    await open('/config/content/news/boat');
    await app.wait(query);
  });

  it('is shown and entered in the time zone of the site, which it names', async () => {
    await app.waitForText('America/New_York time');
    expect(app.find(query)).toHaveProperty('value', '2026-11-24T21:00');
    await type('2026-07-01T09:00');
    expect(publishOn()).toBe('2026-07-01T13:00:00.000Z');
  });

  it('cannot be a time that the clocks skip', async () => {
    await type('2026-03-08T02:30');
    await app.waitForText('The clocks in America/New_York skip this time. Choose another one.');
    expect(app.find(query).getAttribute('aria-invalid')).toBe('true');
    expect(publishOn()).toBe('2026-11-25T02:00:00.000Z');
  });

  it('is the earlier one of two, and says so', async () => {
    await type('2026-11-01T01:30');
    await app.waitForText('The clocks show this time twice. The earlier one is used.');
    expect(publishOn()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('is removed when the field is empty', async () => {
    await type('');
    expect(app.site.doc('item:boat')?.body).not.toHaveProperty('publishOn');
  });
});

it('lists show dates in the time zone of the site', async () => {
  await open('/config/content/news');
  await app.wait({ role: 'link', name: 'A boat' });
  await app.waitForText('24 Nov 2026');
});

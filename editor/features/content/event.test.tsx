import { afterEach, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const HOUR = 3_600_000;
const at = (text: string) => Date.parse(`${text}Z`);
const DOCS = [
  ...SHOP_DOCS,
  doc('settings:site', { website: { siteTitle: 'Bakery', timeZone: 'UTC' } }),
  doc('collection:classes', { type: 1, typeName: 'events', title: 'Classes', urlId: 'classes' }),
  doc('item:rye', {
    collectionId: 'classes',
    recordType: 12,
    title: 'Rye evening',
    urlId: 'rye',
    publishOn: 0,
    startDate: at('2026-12-04T18:00'),
    endDate: at('2026-12-04T21:00'),
  }),
];

async function open(path: string) {
  const docs = [...new Map(DOCS.map((each) => [each.key, each])).values()];
  app = await openApp({ path, site: createMemorySite({ docs, now: () => 0 }) });
}

async function stored() {
  await app.pass(5000);
  return app.site.doc('item:rye')?.body;
}

it('has a start and an end in the editor: the end moves with the start, and is never before it', async () => {
  await open('/config/content/classes/rye');
  const field = (name: string) => ({ role: 'textbox', name }) as const;
  await app.wait(field('Starts'));
  await app.type(field('Starts'), '2026-12-05T19:00');
  expect(await stored()).toMatchObject({
    startDate: at('2026-12-05T19:00'),
    endDate: at('2026-12-05T22:00'),
  });
  await app.type(field('Ends'), '2026-12-05T18:00');
  await app.waitForText('Enter a time after the start.');
  expect(await stored()).toMatchObject({ endDate: at('2026-12-05T22:00') });
  await app.type(field('Ends'), '');
  expect(await stored()).not.toHaveProperty('endDate');
});

it('is listed with its date, and a new one can be added', async () => {
  await open('/config/content/classes');
  await app.waitForText('4 Dec 2026');
  await app.press({ role: 'button', name: 'Add event' });
  await app.type({ role: 'textbox', name: 'Title' }, 'Croissants');
  await app.press({ role: 'button', name: 'Create event' });
  await app.wait({ role: 'textbox', name: 'Starts' });
  await app.pass(5000);
  const body = Object(app.site.doc('item:croissants')?.body);
  expect(body).toMatchObject({ recordType: 12, status: 'Draft' });
  expect(body.startDate % HOUR).toBe(0);
  expect(body.endDate - body.startDate).toBe(2 * HOUR);
});

import { afterEach, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { createMemoryServer } from '../../testing/memory-server.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });

/** A blog post that was published before its publish date. */
async function openScheduled(publishOn: number) {
  const docs = [
    ...SHOP_DOCS,
    doc('collection:journal', { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' }),
    doc('item:kiln', {
      collectionId: 'journal',
      recordType: 1,
      title: 'A new kiln',
      urlId: 'kiln',
      status: 'Scheduled',
      publishOn,
    }),
  ];
  const site = createMemorySite({ docs, now: () => 0 });
  const revs = Object.fromEntries(docs.map(({ key, rev }) => [key, rev]));
  const release = { id: 'r1', createdOn: 0, createdBy: 'owner', message: '', isActive: true, docs: revs };
  const published = new Map([['r1', docs]]);
  const server = { ...createMemoryServer(), releases: [release], published };
  app = await openApp({ path: '/config/content/journal/kiln', site, server });
  await app.wait({ role: 'heading', name: 'A new kiln' });
}

it('a scheduled post is live after its publish date without another publish, and View opens it', async () => {
  await openScheduled(-1);
  const view = await app.wait({ role: 'link', name: 'View' });
  expect(view.getAttribute('href')).toBe('/journal/kiln');
});

it('a scheduled post is not live before its publish date', async () => {
  await openScheduled(Date.now() * 2);
  await app.waitForText('Not visible to visitors yet');
  expect(app.all({ role: 'link', name: 'View' })).toEqual([]);
});

it('a scheduled post is shown as published in lists once its time has come', async () => {
  await openScheduled(-1);
  await app.press({ role: 'link', name: 'Content' });
  await app.wait({ role: 'link', name: 'A new kiln' });
  expect(document.body.textContent).toContain('Published');
  expect(document.body.textContent).not.toContain('Scheduled');
});

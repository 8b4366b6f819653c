import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { valueAt } from '../../../../compiler/model/index.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const stored = () => valueAt(app.site.doc('item:mug')?.body, ['structuredContent', 'files']);

/** Opens the mug as a product of this type. */
async function openMug(productType: number, roles?: readonly number[]) {
  const docs = SHOP_DOCS.map((each) => {
    if (each.key !== 'item:mug') return each;
    const content = { ...Object(valueAt(each.body, ['structuredContent'])), productType };
    return { ...each, body: { ...Object(each.body), structuredContent: content } };
  });
  const site = createMemorySite({ docs, now: () => 0 });
  app = await openApp({ path: '/config/store/products/mug', site, ...(roles && { roles }) });
  await app.wait({ role: 'heading', name: 'Galão mug' });
}

async function choose(...names: readonly string[]) {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('There is no field for files.');
  Object.defineProperty(field, 'files', {
    value: names.map((name) => new File(['x'], name)),
    configurable: true,
  });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
}

it('files of a digital product are uploaded, saved in their order, and removed', async () => {
  await openMug(2);
  await app.waitForText('No files yet.');
  await choose('book.epub', 'book.pdf');
  await app.wait({ role: 'button', name: 'Remove book.pdf' });
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
  const files = Object.values(stored() as Record<string, { order: string; filename: string }>);
  const sorted = files.sort((a, b) => (a.order < b.order ? -1 : 1));
  expect(sorted.map(({ filename }) => filename)).toEqual(['book.epub', 'book.pdf']);
  await app.press({ role: 'button', name: 'Remove book.epub' });
  await app.press({ role: 'button', name: 'Remove book.pdf' });
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
  expect(stored()).toBeUndefined();
});

it('other products have no files', async () => {
  await openMug(1);
  expect(app.all({ role: 'heading', name: 'Files' })).toEqual([]);
});

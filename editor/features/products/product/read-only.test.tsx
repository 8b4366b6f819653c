import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

it('read-only users get no actions that would be rejected', async () => {
  app = await openApp({ path: '/config/store/products/plate', roles: [CONTRIBUTOR_ROLE.viewer] });
  const name = await app.wait({ role: 'textbox', name: 'Title' });
  expect(name).toHaveProperty('readOnly', true);
  for (const offer of [/^Add /, /^Remove/, /^Delete/])
    expect(app.all({ role: 'button', name: offer }).map(({ textContent }) => textContent)).toEqual([]);
  expect(app.all({ role: 'textbox', name: /^Add / })).toEqual([]);
});

it('every field is read-only for them, and pasting changes nothing', async () => {
  const subscription = {
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' } },
  };
  const docs = SHOP_DOCS.map((doc) => {
    const body = doc.body as Readonly<Record<string, object>>;
    const structuredContent = { ...body.structuredContent, ...subscription };
    return doc.key === 'item:plate'
      ? { ...doc, body: { ...body, status: 'Scheduled', publishOn: 1, structuredContent } }
      : doc;
  });
  const site = createMemorySite({ docs, now: () => 0 });
  app = await openApp({ path: '/config/store/products/plate', roles: [CONTRIBUTOR_ROLE.viewer], site });
  for (const name of ['Publish on', 'Every', 'SKU of S', 'Stock of S'])
    expect((await app.wait({ role: 'textbox', name })).hasAttribute('readonly')).toBe(true);
  const price = await app.wait({ role: 'textbox', name: 'Price of S' });
  const main = app.find({ role: 'main' });
  const open = [...main.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
    (field) => !field.disabled && !field.readOnly && field.type !== 'hidden',
  );
  expect(open.map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(app.all({ role: 'button', name: /^Unlimited/ })).toEqual([]);
  const paste = new Event('paste', { bubbles: true });
  Object.defineProperty(paste, 'clipboardData', { value: { getData: () => '19\n29' } });
  await act(async () => price.dispatchEvent(paste));
  expect(price).toHaveProperty('value', '24.00');
  expect(app.all({ role: 'region', name: 'Unsaved changes' })).toEqual([]);
});

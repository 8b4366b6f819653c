import { afterEach, expect, it } from 'vitest';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp, type TestAppOptions } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const noticeWith = async (options: Partial<TestAppOptions>) => {
  app = await openApp({ path: '/config/settings/commerce', ...options });
  await app.waitForText('Selling');
  return app.all({ role: 'status', name: /^(?:No payment provider|Payments are)/ }).map(textOf)[0];
};
const textOf = ({ textContent }: HTMLElement) => textContent;

it('the commerce settings say that customers cannot order', async () => {
  expect(await noticeWith({ server: { payments: 'none' } })).toMatch(/^No payment provider is set up/);
});

it('the commerce settings say that payments are in test mode', async () => {
  expect(await noticeWith({ server: { payments: 'test' } })).toMatch(/^Payments are in test mode/);
});

it('the commerce settings say nothing about payments that work, or without a store', async () => {
  expect(await noticeWith({ server: { payments: 'live' } })).toBeUndefined();
  await app.close();
  const docs = SHOP_DOCS.filter(({ key }) => key !== 'collection:shop');
  const site = createMemorySite({ docs, now: () => 1 });
  expect(await noticeWith({ server: { payments: 'none' }, site })).toBeUndefined();
});

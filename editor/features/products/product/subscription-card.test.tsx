import { afterEach, expect, it } from 'vitest';
import { valueAt } from '../../../../compiler/model/index.ts';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

const PLAN = ['structuredContent', 'subscriptionPlan'];

let app: TestApp;
afterEach(() => app.close());

it('R-EDCOM-SUBS-02: services can be subscriptions', async () => {
  const docs = SHOP_DOCS.map((doc) => {
    const body = doc.body as Readonly<Record<string, object>>;
    const structuredContent = { ...body.structuredContent, productType: PRODUCT_TYPE.service };
    return doc.key === 'item:plate' ? { ...doc, body: { ...body, structuredContent } } : doc;
  });
  const site = createMemorySite({ docs, now: () => 0 });
  app = await openApp({ path: '/config/store/products/plate', site });
  await app.wait({ role: 'textbox', name: 'Title' });
  expect(app.all({ role: 'switch', name: 'Sell as a subscription' })).toHaveLength(1);
});

it('a product that becomes a subscription is delivered every month, unless it has a period', async () => {
  app = await openApp({ path: '/config/store/products/plate' });
  const subscribable = { role: 'switch', name: 'Sell as a subscription' } as const;
  const plan = () => valueAt(app.editor.store.states.getState().head.get('item:plate'), PLAN);
  await app.press(subscribable);
  expect(plan()).toEqual({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 });
  const yearly = { billingPeriod: { value: 2, unit: 'YEAR' }, numBillingCycles: 3 };
  app.editor.store.run(() => ({
    label: 'Edit',
    ops: [{ doc: 'item:plate', at: PLAN, kind: 'set', value: yearly }],
  }));
  await app.press(subscribable);
  await app.press(subscribable);
  expect(plan()).toEqual(yearly);
});

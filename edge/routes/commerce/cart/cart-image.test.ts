import { beforeAll, expect, it } from 'vitest';
import { API, EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { createTestCustomer } from '../../../testing/customer.ts';
import { publishRelease } from '../../../testing/release.ts';
import { shopData } from '../../../testing/shop.ts';
import { cartSchema } from './schemas.ts';

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
});

it('the image of a product is cropped around its focal point on the cart page and in the API', async () => {
  const customer = await createTestCustomer();
  await customer.add('MUG');
  const page = await (await customer.get(EDGE_PAGES.cart)).text();
  expect(page).toContain('<img class="cart-row-image focal-30-70" src="/assets/mug.jpg"');
  const cart = await (await customer.get(API.cart)).json();
  expect(cart).toMatchObject({ entries: [{ imageUrl: '/assets/mug.jpg', focalClass: 'focal-30-70' }] });
  expect(cartSchema.safeParse(cart)).toMatchObject({ success: true });
});

import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../testing/release.ts';
import { CartDO } from './cart/cart-do.ts';
import { CensusDO } from './census/census-do.ts';
import { FormsDO } from './forms/forms-do.ts';
import { MemberDO } from './member/member-do.ts';
import { RestockDO } from './restock/restock-do.ts';

/** With an email provider that is never called. */
const ENV = { ...testEnv(), MAIL_URL: 'https://post.invalid/', MAIL_FROM: 'shop@olaria.test' };

/** Adds a task, deletes the alarm, and restarts the object. */
async function alarmAfterLoss<Type extends { clock: () => number }>(
  namespace: DurableObjectNamespace,
  make: (state: DurableObjectState) => Type,
  promise: (object: Type) => Promise<unknown>,
): Promise<void> {
  await runInDurableObject(namespace.get(namespace.newUniqueId()), async (_object, state) => {
    make(state);
    await expect.poll(() => state.storage.getAlarm()).toBeNull();
    const object = make(state);
    // Due tomorrow, so that the alarm does not fire during the test.
    object.clock = () => Date.now() + 86_400_000;
    await promise(object);
    await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(0);
    await state.storage.deleteAlarm();
    make(state);
    await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(0);
    await state.storage.deleteAlarm();
  });
}

describe('restores a lost alarm when an object with pending tasks starts', () => {
  it('carts', () =>
    alarmAfterLoss(
      ENV.CART,
      (state) => new CartDO(state, ENV),
      (object) =>
        object.add(
          { cartId: 'ana', clientAddress: '' },
          { kind: 'cart', itemId: 'mug', sku: 'MUG', quantity: 1, available: null },
        ),
    ));

  it('analytics', () =>
    alarmAfterLoss(
      ENV.CENSUS,
      (state) => new CensusDO(state, ENV),
      async (object) => {
        const counts = [{ kind: 'view', name: '/' }] as const;
        await object.add({
          day: new Date().toISOString().slice(0, 10),
          counts,
          limit: 'census',
          clientAddress: '',
        });
        object.flush();
      },
    ));

  it('form submissions', () =>
    alarmAfterLoss(
      ENV.FORMS,
      (state) => new FormsDO(state, ENV),
      (object) =>
        object.save({
          id: 'one',
          bodyHash: 'body',
          isKeyFresh: true,
          formId: 'contact',
          answers: {},
          page: { pageTitle: '', pageId: '', contentSource: 'c', pagePath: '/' },
          spamReasons: [],
          clientAddress: '',
          notice: { to: 'studio@olaria.test', subject: 'New submission', text: 'a' },
        }),
    ));

  it('customers', () =>
    alarmAfterLoss(
      ENV.MEMBER,
      (state) => new MemberDO(state, ENV),
      async (object) => {
        const email = 'ana@example.com';
        await object.create({ email, name: 'Ana', password: 'long enough 1', isRemembered: false });
        await object.requestReset({ email, link: 'https://shop.test/?token=', siteTitle: 'Olaria' });
      },
    ));

  it('back-in-stock requests', () =>
    alarmAfterLoss(
      ENV.RESTOCK,
      (state) => new RestockDO(state, ENV),
      (object) =>
        object.signUp({
          productId: 'plate',
          variantId: 'plate-blue',
          email: 'a@b.co',
          isJoinMailingList: false,
          origin: 'https://shop.test',
          clientAddress: '',
        }),
    ));
});

import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { StoredRestockRequest } from '../../../formatters/vocabulary/api/restock.ts';
import type { SignUpRequest } from '../../domain/restock.ts';
import { testEnv } from '../../testing/release.ts';
import type { RestockDO } from './restock-do.ts';

const DAY = 86_400_000;
/** In the future, since overdue alarms fire at once. */
const START = Date.parse('2126-11-21T10:00:00Z');

const REQUEST: SignUpRequest = {
  productId: 'plate',
  variantId: 'blue',
  email: 'ana@example.com',
  isJoinMailingList: false,
  origin: 'https://shop.test',
  clientAddress: '',
};

const BACK = {
  productId: 'plate',
  variantId: 'blue',
  title: 'Tide plate',
  url: '/p/plate',
  siteTitle: 'Shop',
};

interface Shop {
  readonly object: RestockDO;
  readonly sql: SqlStorage;
  readonly at: (time: number) => void;
  /** Signs up one request per set of fields, a second apart. */
  readonly signUp: (...requests: readonly Partial<SignUpRequest>[]) => Promise<void>;
}

function withShop(step: (shop: Shop) => Promise<void>) {
  const { RESTOCK } = testEnv();
  return runInDurableObject(RESTOCK.get(RESTOCK.newUniqueId()), async (object: RestockDO, { storage }) => {
    let now = START;
    object.clock = () => now;
    const at = (time: number) => {
      now = time;
    };
    const signUp = async (...requests: readonly Partial<SignUpRequest>[]) => {
      for (const each of requests) {
        expect(await object.signUp({ ...REQUEST, ...each })).toBeUndefined();
        now += 1000;
      }
    };
    await step({ object, sql: storage.sql, at, signUp });
  });
}

describe('a request', () => {
  it('is stored with what the visitor entered', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp({ isJoinMailingList: true, language: 'pt' });
      const [request] = object.signUps({}).signUps ?? [];
      expect(request).toEqual({
        id: request?.id,
        productId: 'plate',
        variantId: 'blue',
        siteVisitorEmail: 'ana@example.com',
        isJoinMailingList: true,
        createdOn: START,
        language: 'pt',
      });
    });
  });

  it('exists once per variant and email, whatever its case', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp({ isJoinMailingList: true, language: 'pt' }, { email: 'ANA@example.com' });
      expect(object.signUps({}).signUps).toMatchObject([
        // A second request does not end the subscription.
        { siteVisitorEmail: 'ANA@example.com', isJoinMailingList: true, createdOn: START },
      ]);
      expect(object.signUps({}).signUps?.[0]).not.toHaveProperty('language');
      await signUp({ variantId: 'sand' });
      expect(object.signUps({}).signUps).toHaveLength(2);
    });
  });

  it('is opened again after the email, which is then sent once more', async () => {
    await withShop(async ({ object, signUp, at, sql }) => {
      await signUp({});
      expect([await object.send([BACK]), await object.send([BACK])]).toEqual([1, 0]);
      at(START + DAY);
      await signUp({});
      const [request] = object.signUps({}).signUps ?? [];
      expect(request).toMatchObject({ createdOn: START + DAY });
      expect(request).not.toHaveProperty('notifiedOn');
      expect(await object.send([BACK])).toBe(1);
      expect(sql.exec('SELECT COUNT(DISTINCT id) AS emails FROM outbox').one().emails).toBe(2);
    });
  });

  it('is limited to ten per minute and address', async () => {
    await withShop(async ({ object, at }) => {
      const request = { ...REQUEST, clientAddress: '192.0.2.1' };
      for (let count = 0; count < 10; count++) expect(await object.signUp(request)).toBeUndefined();
      expect(await object.signUp(request)).toBe(60);
      expect(await object.signUp({ ...request, clientAddress: '192.0.2.2' })).toBeUndefined();
      at(START + 60_000);
      expect(await object.signUp(request)).toBeUndefined();
    });
  });

  it('waits an hour while the variant has too many', async () => {
    await withShop(async ({ object, sql }) => {
      sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
         INSERT INTO sign_ups (id, product_id, variant_id, email_key, email, is_join_mailing_list, origin, created_on)
         SELECT i, 'plate', 'blue', 'p' || i, 'p', 0, '', 1 FROM n`,
      );
      expect(await object.signUp(REQUEST)).toBe(3600);
    });
  });
});

describe('the requests of a customer', () => {
  it('are those made while signed in, with what the customer entered', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp(
        { memberId: 'm', language: 'pt', isJoinMailingList: true },
        { email: 'eva@example.com' },
        { variantId: 'sand', memberId: 'other' },
        { email: 'ANA@example.com' },
      );
      const { signUps = [] } = object.signUps({ memberId: 'm' });
      expect(signUps).toEqual([
        {
          id: signUps[0]?.id,
          productId: 'plate',
          variantId: 'blue',
          siteVisitorEmail: 'ana@example.com',
          isJoinMailingList: false,
          createdOn: START,
          language: 'pt',
        },
      ]);
    });
  });

  it('exist once per variant and customer', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp({ memberId: 'm' }, { memberId: 'm', email: 'ANA@example.com', language: 'de' });
      expect(object.signUps({ memberId: 'm' }).signUps).toMatchObject([
        { siteVisitorEmail: 'ANA@example.com', language: 'de', createdOn: START },
      ]);
    });
  });

  it('are deleted with the request', async () => {
    await withShop(async ({ object, signUp, at, sql }) => {
      await signUp({ memberId: 'm' });
      at(START + 729 * DAY);
      await object.alarm();
      expect(object.signUps({ memberId: 'm' }).signUps).toHaveLength(1);
      at(START + 730 * DAY);
      await object.alarm();
      expect(sql.exec('SELECT COUNT(*) AS rows FROM own_sign_ups').one().rows).toBe(0);
    });
  });
});

describe('the email', () => {
  it.each([
    [BACK, 'https://shop.test', 'Tide plate', ':\n\nhttps://shop.test/p/plate\n\nShop\n'],
    [
      { ...BACK, url: 'https://a.test/p' },
      'https://shop.test',
      'Tide plate',
      ':\n\nhttps://a.test/p\n\nShop\n',
    ],
    [BACK, '', 'Tide plate', '.\n\nShop\n'],
    [{ ...BACK, title: 'Tide\r\nBcc: x', siteTitle: 'My\nshop' }, '', 'Tide Bcc: x', '.\n\nMy shop\n'],
  ])('of %j at the origin %j is about %s', async (variant, origin, name, end) => {
    await withShop(async ({ object, signUp, sql }) => {
      await signUp({ origin });
      await object.send([variant]);
      expect(sql.exec('SELECT * FROM outbox').one()).toMatchObject({
        subject: `${name} is back in stock`,
        text: `Good news: ${name} is back in stock${end}`,
      });
    });
  });

  it('is queued for the open requests of these variants only', async () => {
    await withShop(async ({ object, signUp, at }) => {
      await signUp({}, { email: 'eva@example.com' }, { variantId: 'sand' }, { productId: 'cup' });
      at(START + DAY);
      expect(await object.send([BACK])).toBe(2);
      const { signUps = [] } = object.signUps({});
      expect(
        signUps.map(({ productId, variantId, notifiedOn }) => [productId, variantId, notifiedOn]),
      ).toEqual([
        ['cup', 'blue', undefined],
        ['plate', 'sand', undefined],
        ['plate', 'blue', START + DAY],
        ['plate', 'blue', START + DAY],
      ]);
    });
  });

  it('is retained while no email provider is set up', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp({});
      await object.send([BACK]);
      await object.alarm();
      expect(object.signUps({}).signUps).toMatchObject([{ isRetained: true }]);
      expect(object.groups().signUpGroups).toMatchObject([{ notifiedCount: 1, retainedCount: 1 }]);
      expect(object.groups().signUpGroups?.[0]).not.toHaveProperty('failedCount');
      expect(object.listOutbox({ limit: 10 })).toMatchObject([{ to: 'ana@example.com' }]);
    });
  });
});

describe('lists', () => {
  it('have fifty requests per page, the newest first (R-ERESTOCK-API-11)', async () => {
    await withShop(async ({ object, signUp, sql }) => {
      const emails = Array.from({ length: 100 }, (_, count) => ({ email: `p${100 + count}@example.com` }));
      await signUp(...emails);
      // Some have the same time.
      sql.exec('UPDATE sign_ups SET created_on = created_on - created_on % 3000');
      const pages: (readonly StoredRestockRequest[])[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page = object.signUps(cursor === '' ? {} : { cursor });
        pages.push(page.signUps ?? []);
        expect(page.hasNextPage).toBe(page.nextPageCursor !== undefined);
        cursor = page.nextPageCursor;
      }
      expect(pages.map(({ length }) => length)).toEqual([50, 50]);
      const all = pages.flat();
      expect(all.map(({ siteVisitorEmail }) => siteVisitorEmail).toSorted()).toEqual(
        emails.map(({ email }) => email),
      );
      expect(all).toEqual(all.toSorted((one, other) => other.createdOn - one.createdOn));
    });
  });

  it('can be limited to a product or a variant', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp({}, { variantId: 'sand' }, { productId: 'cup' });
      const count = (query: Parameters<RestockDO['signUps']>[0]) => object.signUps(query).signUps?.length;
      expect([count({ productId: 'plate' }), count({ variantId: 'blue' }), count({})]).toEqual([2, 2, 3]);
      expect(count({ productId: 'plate', variantId: 'blue' })).toBe(1);
      expect(object.groups({ productId: 'plate' }).signUpGroups).toHaveLength(2);
    });
  });

  it('group the requests by variant, the most recent group first', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp({ variantId: 'sand' }, {}, { email: 'eva@example.com' });
      await object.send([{ ...BACK, variantId: 'sand' }]);
      expect(object.groups()).toEqual({
        hasNextPage: false,
        signUpGroups: [
          { productId: 'plate', variantId: 'blue', count: 2, notifiedCount: 0, latestOn: START + 2000 },
          {
            productId: 'plate',
            variantId: 'sand',
            count: 0,
            notifiedCount: 1,
            retainedCount: 1,
            latestOn: START,
          },
        ],
      });
    });
  });

  it('are sorted by the number of customers who were notified, without emails that are not sent', async () => {
    await withShop(async ({ object, signUp, sql }) => {
      await signUp(
        { variantId: 'sand' },
        { variantId: 'sand', email: 'eva@example.com' },
        { email: 'rui@example.com' },
      );
      await object.send([BACK, { ...BACK, variantId: 'sand' }]);
      sql.exec("UPDATE outbox SET sent_on = 1, due_on = NULL WHERE recipient = 'rui@example.com'");
      const query = { sort: 'notified', isAscending: false, offset: 0, limit: 10 } as const;
      expect(object.groupPage(query).signUpGroups.map(({ variantId }) => variantId)).toEqual([
        'blue',
        'sand',
      ]);
    });
  });

  it('can be limited to variants with open requests', async () => {
    await withShop(async ({ object, signUp }) => {
      await signUp({ variantId: 'sand' }, {});
      await object.send([{ ...BACK, variantId: 'sand' }]);
      expect(object.groups({ isOpen: true }).signUpGroups).toMatchObject([{ variantId: 'blue', count: 1 }]);
    });
  });

  it('have 500 groups per page', async () => {
    await withShop(async ({ object, sql }) => {
      sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
         INSERT INTO sign_ups (id, product_id, variant_id, email_key, email, is_join_mailing_list, origin, created_on)
         SELECT i, 'plate', printf('v%03d', i), 'p', 'p', 0, '', 1 FROM n`,
      );
      const first = object.groups();
      const last = object.groups({ cursor: first.nextPageCursor ?? '' });
      expect([first.signUpGroups?.length, first.hasNextPage]).toEqual([500, true]);
      expect(last).toMatchObject({ signUpGroups: [{ variantId: 'v001' }], hasNextPage: false });
    });
  });
});

it('the alarm cleans up daily while there are requests', async () => {
  const { RESTOCK } = testEnv();
  await runInDurableObject(RESTOCK.get(RESTOCK.newUniqueId()), async (object: RestockDO, { storage }) => {
    object.clock = () => START;
    await object.signUp(REQUEST);
    expect(await storage.getAlarm()).toBe(START + DAY);
    object.clock = () => START + DAY;
    await object.alarm();
    expect(await storage.getAlarm()).toBe(START + 2 * DAY);
  });
});

import { describe, expect, it } from 'vitest';
import { createTenant } from '../tenancy/tenant.ts';
import { testEnv } from '../testing/release.ts';
import { currentCrumb, requireCrumb, requireCrumbOrOwnPage, requireOwnOrigin, sendCrumb } from './crumb.ts';
import { createRouter } from './endpoints.ts';
import { handleErrors } from './errors.ts';
import { findTenant } from './tenant.ts';

function createWriter() {
  const app = createRouter();
  app.onError(handleErrors);
  app.use(findTenant, sendCrumb);
  app.all('/strict', requireCrumb, (context) => context.text('done'));
  app.all('/form', requireCrumbOrOwnPage, (context) => context.text('done'));
  app.all('/beacon', requireOwnOrigin, (context) => context.text('done'));
  app.get('/hidden', async (context) => context.html(await currentCrumb(context)));
  return app;
}

const app = createWriter();

async function crumbFor(siteId = 'shop') {
  return createTenant(testEnv(), siteId).keys.sign('crumb', 'nonce~');
}

interface Cell {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly type: string;
  readonly crumb: 'right' | 'missing' | 'wrong' | 'of another site';
}

const ORIGINS = [undefined, 'https://shop.test', 'http://shop.test', 'https://evil.test', 'null'];
const FETCH_SITES = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const CRUMBS = ['right', 'missing', 'wrong', 'of another site'] as const;

const CELLS: readonly Cell[] = ORIGINS.flatMap((origin) =>
  FETCH_SITES.flatMap((fetchSite) =>
    TYPES.flatMap((type) => CRUMBS.map((crumb) => ({ origin, fetchSite, type, crumb }))),
  ),
);

/** Expected result for a row of the table. */
function isForeign({ origin, fetchSite }: Cell): boolean {
  const isOtherOrigin = origin === 'https://evil.test' || origin === 'null';
  return isOtherOrigin || fetchSite === 'same-site' || fetchSite === 'cross-site';
}

async function send(path: string, { origin, fetchSite, type, crumb }: Cell) {
  const cookie = await crumbFor();
  const given = {
    right: cookie,
    missing: undefined,
    wrong: `${cookie.slice(0, -3)}abc`,
    'of another site': await crumbFor('other'),
  }[crumb];
  const fields = new FormData();
  fields.set('x', '1');
  const bodies: Readonly<Record<string, BodyInit>> = {
    'application/json': '{"x":1}',
    'application/x-www-form-urlencoded': new URLSearchParams({ x: '1' }),
    'multipart/form-data': fields,
    'text/plain': 'x=1',
  };
  const request = new Request(`https://shop.test${path}`, { method: 'POST', body: bodies[type] ?? '' });
  if (!request.headers.has('content-type')) request.headers.set('content-type', type);
  if (type === 'application/json') request.headers.set('content-type', type);
  if (origin !== undefined) request.headers.set('origin', origin);
  if (fetchSite !== undefined) request.headers.set('sec-fetch-site', fetchSite);
  if (given !== undefined) request.headers.set('x-csrf-token', given);
  // A browser that sends the crumb of another site also has its cookie.
  request.headers.set('cookie', `crumb=${crumb === 'of another site' ? given : cookie}`);
  return app.fetch(request, testEnv());
}

describe(`the crumb, ${CELLS.length} cells (R-ESESS-API-06)`, () => {
  it('accepts strict requests only with a valid crumb from the same origin', async () => {
    for (const cell of CELLS) {
      const expected = !isForeign(cell) && cell.crumb === 'right' ? 200 : 403;
      expect([cell, (await send('/strict', cell)).status]).toEqual([cell, expected]);
    }
  });

  it('accepts plain forms without a crumb when the browser reports the same origin', async () => {
    for (const cell of CELLS) {
      const isForm = cell.type.includes('form');
      const isOurs = cell.fetchSite === 'same-origin' || cell.origin?.endsWith('//shop.test') === true;
      const isAllowed = cell.crumb === 'right' || (cell.crumb === 'missing' && isForm && isOurs);
      const expected = !isForeign(cell) && isAllowed ? 200 : 403;
      expect([cell, (await send('/form', cell)).status]).toEqual([cell, expected]);
    }
  });

  it('does not require a crumb of beacons, but the same origin', async () => {
    for (const cell of CELLS) {
      expect([cell, (await send('/beacon', cell)).status]).toEqual([cell, isForeign(cell) ? 403 : 200]);
    }
  });
});

it.each([
  'https://shop.test.evil.test',
  'https://evil-shop.test',
  'https://shop.test:8443',
  'app://shop.test',
])('a request from %s, which only resembles the own origin, is rejected', async (origin) => {
  const cell = { origin, fetchSite: undefined, type: 'application/json', crumb: 'right' } as const;
  expect((await send('/strict', cell)).status).toBe(403);
});

describe('a crumb failure', () => {
  const WRONG = { method: 'POST', headers: { cookie: 'crumb=wrong', 'x-csrf-token': 'wrong' } };

  it('returns the message of the specification and a new cookie that works (R-ESESS-API-07)', async () => {
    const rejected = await app.request('https://shop.test/strict', WRONG, testEnv());
    expect(rejected.status).toBe(403);
    const sentence = 'Your session has expired. Please reload the page and try again.';
    expect(await rejected.json()).toEqual({ crumbFail: true, error: sentence, message: sentence });
    const cookie = /^crumb=([^;]+); Path=\/; Secure; SameSite=Lax$/.exec(
      rejected.headers.get('set-cookie') ?? '',
    );
    const crumb = cookie?.[1] ?? '';
    const again = await app.request(
      'https://shop.test/strict',
      { method: 'POST', headers: { cookie: `crumb=${crumb}`, 'x-csrf-token': decodeURIComponent(crumb) } },
      testEnv(),
    );
    expect(again.status).toBe(200);
  });

  it('returns another message when the browser has no cookies', async () => {
    const rejected = await app.request('https://shop.test/strict', { method: 'POST' }, testEnv());
    expect(await rejected.json()).toMatchObject({
      message: 'Please enable cookies in your browser, reload the page, and try again.',
    });
  });

  it('does not send a new crumb to another site', async () => {
    const headers = { ...WRONG.headers, origin: 'https://evil.test' };
    const rejected = await app.request('https://shop.test/strict', { ...WRONG, headers }, testEnv());
    expect(rejected.headers.get('set-cookie')).toBeNull();
    expect(await rejected.json()).not.toHaveProperty('crumbFail');
  });
});

describe('the crumb is accepted', () => {
  it.each([
    ['in the query', '/strict?crumb=', undefined, undefined],
    ['in JSON', '/strict', 'application/json', (crumb: string) => JSON.stringify({ crumb })],
    [
      'in a form (R-ESESS-API-06)',
      '/strict',
      'application/x-www-form-urlencoded',
      (crumb: string) => `crumb=${crumb}`,
    ],
  ] as const)('%s', async (_where, path, type, bodyOf) => {
    const crumb = await crumbFor();
    const response = await app.request(
      `https://shop.test${path}${path.endsWith('=') ? crumb : ''}`,
      {
        method: 'POST',
        headers: { cookie: `crumb=${crumb}`, ...(type && { 'content-type': type }) },
        ...(bodyOf && { body: bodyOf(crumb) }),
      },
      testEnv(),
    );
    expect(response.status).toBe(200);
  });

  it('is not accepted as a number, in a list, or in a body that is not JSON', async () => {
    for (const body of ['{"crumb":1}', '{"crumb":["a"]}', '{"crumb":', 'null', '[]', '']) {
      const response = await app.request(
        'https://shop.test/strict',
        { method: 'POST', headers: { cookie: 'crumb=1', 'content-type': 'application/json' }, body },
        testEnv(),
      );
      expect([body, response.status]).toEqual([body, 403]);
    }
  });

  it('is valid only for the session it was created for', async () => {
    const crumb = await crumbFor();
    const response = await app.request(
      'https://shop.test/strict',
      { method: 'POST', headers: { cookie: `crumb=${crumb}; quoin_session=abc`, 'x-csrf-token': crumb } },
      testEnv(),
    );
    expect(response.status).toBe(403);
  });
});

it('matches between the hidden form field and the cookie', async () => {
  const first = await app.request('https://shop.test/hidden', {}, testEnv());
  const crumb = await first.text();
  expect(decodeURIComponent(first.headers.get('set-cookie') ?? '')).toContain(`crumb=${crumb};`);
  const second = await app.request(
    'https://shop.test/hidden',
    { headers: { cookie: `crumb=${crumb}` } },
    testEnv(),
  );
  expect(await second.text()).toBe(crumb);
  expect(second.headers.get('set-cookie')).toBeNull();
  const bad = await app.request('https://shop.test/hidden', { headers: { cookie: 'crumb=bad' } }, testEnv());
  expect(await bad.text()).not.toBe('bad');
  expect(bad.headers.get('set-cookie')).not.toBeNull();
});

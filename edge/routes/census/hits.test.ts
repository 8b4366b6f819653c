import { beforeAll, describe, expect, it } from 'vitest';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import { API, pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import type { Env } from '../../platform/env.ts';
import {
  added,
  app,
  ask,
  DESKTOP,
  files,
  forms,
  hit,
  named,
  PHONE,
  postBeacon,
  publishCensus,
  sums,
  type Visitor,
} from '../../testing/census.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';

beforeAll(publishCensus);

describe('RecordHit', () => {
  it('counts a page view with page and referrer, and returns no content (R-ECENSUS-API-01)', async () => {
    const counts = await added(async () => {
      const response = await hit(1, {
        pagePath: '/journal/a%20b',
        referrer: 'https://www.search.example/find?q=secret',
      });
      expect([response.status, await response.text()]).toEqual([204, '']);
    });
    expect(counts).toEqual({ view: 1, visitor: 1, referrer: 1 });
    expect(await named('view')).toMatchObject({ '/journal/a%20b': 1 });
    expect(await named('referrer')).toEqual({ 'search.example': 1 });
  });

  it('rejects an unknown event (R-ECENSUS-API-08)', async () => {
    expect((await hit(99, { pagePath: '/' })).status).toBe(400);
  });

  it('counts the other events and rejects unknown ones', async () => {
    const data = { pagePath: '/' };
    expect(await added(() => hit(2, { query: ' Blue   Plates ' }))).toEqual({ search: 1 });
    expect(await added(() => hit(10, data))).toEqual({ heartbeat: 1 });
    expect(await added(() => hit(20, data))).toEqual({ audio: 1 });
    expect(await added(() => hit(21, data))).toEqual({ video: 1 });
    expect(await named('search')).toEqual({ 'blue plates': 1 });
    const rejected = async () => {
      for (const event of ['99', '0', '', '1.0', 'view', '__proto__', 'constructor']) {
        const response = await postBeacon(API.recordHit, { event, data: '{}', ss_cvr: '' });
        expect([event, response.status]).toEqual([event, 400]);
        expect(await response.json()).toHaveProperty('error');
      }
      for (const text of ['', '[]', 'null', '1', '{', '"x"', `${'['.repeat(9000)}`])
        expect((await postBeacon(API.recordHit, { event: '1', data: text })).status).toBe(400);
    };
    expect(await added(rejected)).toEqual({});
  });

  it('counts a visitor once a day, by address and browser', async () => {
    const at = (address: string, agent = PHONE) => hit(1, { pagePath: '/' }, { address, agent });
    const counts = await added(async () => {
      await Promise.all([1, 2, 3].map(() => at('203.0.113.1')));
      await at('203.0.113.1', DESKTOP);
      await at('203.0.113.2');
    });
    expect(counts).toEqual({ view: 5, visitor: 3 });
  });

  it('distinguishes visitors by ss_cvr when the address is unknown; it is not required (R-ECENSUS-API-01)', async () => {
    const by = (cookie: string) => hit(1, { pagePath: '/' }, {}, cookie);
    const counts = await added(async () => {
      await by('rui|1|1|1|1');
      await by('rui|1|1|2|2');
      await by('eva|1|1|1|1');
      await postBeacon(API.recordHit, { event: '1', data: '{"pagePath":"/"}' });
    });
    expect(counts).toEqual({ view: 4, visitor: 3 });
  });

  it('counts existing pages only', async () => {
    const counts = await added(async () => {
      for (const pagePath of [
        '/none',
        '/assets/a.css',
        '//evil',
        '/%00',
        'index.html',
        '__proto__',
        '',
        7,
        '/?x',
      ])
        expect((await hit(1, { pagePath })).status).toBe(204);
      expect((await hit(1, {})).status).toBe(204);
      await hit(1, { pagePath: '/cart' });
    });
    expect(counts).toMatchObject({ view: 1 });
  });

  it('counts the referrer of a page view only', async () => {
    const data = { pagePath: '/', referrer: 'https://elsewhere.example/' };
    for (const event of [3, 4, 5]) await hit(event, data);
    expect(await named('referrer')).not.toHaveProperty(['elsewhere.example']);
  });

  it('ignores a referrer of more than 2,000 characters', async () => {
    await hit(1, { pagePath: '/', referrer: `https://long.example/${'a'.repeat(2000)}` });
    expect(await named('referrer')).not.toHaveProperty(['long.example']);
  });

  it('counts a page under its canonical path', async () => {
    const spelled = ['/journal/a%20b', '/journal/a b', '/%6aournal/a%20b', '/j%6Furnal/%61%20%62'];
    const before = await named('view');
    const counts = await added(async () => {
      for (const pagePath of [...spelled, '/c%61rt']) await hit(1, { pagePath });
    });
    expect(counts).toMatchObject({ view: 5 });
    const after = await named('view');
    expect(Object.keys(after).toSorted()).toEqual(['/', '/cart', '/journal/a%20b']);
    expect((after['/journal/a%20b'] ?? 0) - (before['/journal/a%20b'] ?? 0)).toBe(4);
  });

  it('stores no personal search queries, and not its own pages as referrers', async () => {
    for (const query of ['ana@example.com', '+351 912345678', ' ', 'x'.repeat(300)]) await hit(2, { query });
    for (const referrer of [
      'https://shop.test/a',
      'https://192.0.2.1/',
      'javascript:alert(1)',
      'x',
      'ftp://a.b',
    ])
      await hit(1, { pagePath: '/', referrer });
    expect(await named('search')).toEqual({ 'blue plates': 1 });
    expect(await named('referrer')).toEqual({ 'search.example': 1 });
  });
});

describe('the other beacons', () => {
  const page = { visitorCookie: 'ana|1|1|1|1', pagePath: '/' };

  it.each([
    [
      'a click on a button (R-ECENSUS-API-02)',
      API.buttonClick,
      { blockId: 'block-7' },
      'button-click',
      'block-7',
    ],
    [
      'a rendered button (R-ECENSUS-API-03)',
      API.buttonRender,
      { blockId: 'block-7' },
      'button-render',
      'block-7',
    ],
    ['a rendered form (R-ECENSUS-API-04)', API.formRender, { formId: 'contact' }, 'form-render', 'contact'],
    ['a popup (R-ECENSUS-API-05)', API.overlay, { event: 'shown', version: '1' }, 'overlay', 'shown'],
    ['a quick view (R-ECENSUS-API-06)', pathTo('quickView', { itemId: 'mug' }), {}, 'quick-view', 'mug'],
  ] as const)('count %s', async (_what, path, fields, kind, name) => {
    const counts = await added(async () =>
      expect((await postBeacon(path, { ...page, ...fields })).status).toBe(204),
    );
    expect(counts).toEqual({ [kind]: 1 });
    expect(await named(kind)).toEqual({ [name]: 1 });
  });

  it.each(['shown', 'closed', 'submitted'])('count a popup that was %s (R-ECENSUS-API-07)', async (event) => {
    expect(await added(() => postBeacon(API.overlay, { event }))).toEqual({ overlay: 1 });
  });

  it('may be JSON', async () => {
    const asJson = {
      body: JSON.stringify({ event: 'closed' }),
      headers: { 'content-type': 'application/json' },
    };
    expect(await added(() => ask(API.overlay, asJson))).toEqual({ overlay: 1 });
  });

  it('count existing content and reject unknown overlay events', async () => {
    const counts = await added(async () => {
      for (const id of ['none', '__proto__', 'constructor']) {
        expect((await postBeacon(API.formRender, { formId: id })).status).toBe(204);
        expect((await postBeacon(pathTo('quickView', { itemId: id }), {})).status).toBe(204);
      }
      expect((await postBeacon(API.overlay, { event: 'exploded' })).status).toBe(400);
      expect((await postBeacon(API.overlay, {})).status).toBe(400);
      await postBeacon(API.buttonClick, { blockId: '<script>' });
    });
    expect(counts).toEqual({ 'button-click': 1 });
    expect(await named('button-click')).toEqual({ 'block-7': 1 });
  });
});

describe('requests that are not counted', () => {
  const view = (visitor: Visitor) => hit(1, { pagePath: '/' }, visitor);

  it('bots, and visitors who opt out', async () => {
    const agents = [
      '',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.5.0',
      'python-requests/2.31',
    ];
    const counts = await added(async () => {
      for (const agent of agents) expect((await view({ agent })).status).toBe(204);
      expect((await view({ headers: { dnt: '1' } })).status).toBe(204);
      expect((await view({ headers: { 'sec-gpc': '1' } })).status).toBe(204);
    });
    expect(counts).toEqual({});
  });

  it('visitors without consent where it is required (R-DATA-COOKIE-11)', async () => {
    const edgeData = shopData({ website: { id: 'other', needsConsent: true } });
    await publishRelease({ files, edgeData }, 'other');
    const host = 'other.test';
    const cookie = (value: string) => ({ cookie: `${COOKIES.consent.name}=${value}` });
    for (const headers of [{}, cookie('false'), cookie('')]) {
      expect((await view({ host, headers })).status).toBe(204);
    }
    expect(await sums(host)).toEqual({});
    await view({ host, headers: cookie('true') });
    expect(await sums(host)).toEqual({ view: 1, visitor: 1 });
  });

  it('any event of visitors without the required consent', async () => {
    const edgeData = { ...shopData({ website: { id: 'other', needsConsent: true } }), forms };
    await publishRelease({ files, edgeData }, 'other');
    const visitor = { host: 'other.test' };
    const before = await sums(visitor.host);
    for (const [path, fields] of [
      [API.recordHit, { event: '1', data: '{"pagePath":"/"}' }],
      [API.buttonClick, { blockId: 'block-7' }],
      [API.formRender, { formId: 'contact' }],
      [API.overlay, { event: 'shown' }],
    ] as const) {
      const response = await postBeacon(path, fields, visitor);
      expect([path, response.status, await response.text()]).toEqual([path, 204, '']);
    }
    expect(await sums(visitor.host)).toEqual(before);
  });

  it('requests before the first publish', async () => {
    expect((await view({ host: 'quiet.test' })).status).toBe(204);
    expect(await sums('quiet.test')).toEqual({});
  });

  it('pages of other sites', async () => {
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    for (const path of [API.recordHit, API.overlay, API.performance, API.eventsPipeline])
      expect([path, (await postBeacon(path, { event: '1', data: '{}' }, foreign)).status]).toEqual([
        path,
        403,
      ]);
  });

  it('requests while the object is failing, without an error (R-ETELE-API-09)', async () => {
    const broken = {
      idFromName: () => 'id',
      get: () => ({ add: () => Promise.reject(new Error('disk full')) }),
    };
    const request = new Request(`https://shop.test${API.overlay}`, {
      method: 'POST',
      body: new URLSearchParams({ event: 'shown' }),
      headers: { 'user-agent': PHONE },
    });
    const env = { ...testEnv(), CENSUS: broken as unknown as Env['CENSUS'] };
    expect((await app.fetch(request, env)).status).toBe(204);
  });

  it('an address above 120 requests a minute (R-ETELE-API-09)', async () => {
    const visitor = { address: '203.0.113.9' };
    for (let turn = 0; turn < 120; turn++)
      expect((await hit(10, { pagePath: '/' }, visitor)).status).toBe(204);
    const rejected = await hit(10, { pagePath: '/' }, visitor);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      429,
      { error: 'Please try again in a few seconds.' },
    ]);
    expect((await hit(10, { pagePath: '/' }, { address: '203.0.113.10' })).status).toBe(204);
  });
});

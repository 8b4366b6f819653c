import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../../app.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { askWorker, createBrowser } from '../../testing/browser.ts';
import { createTestBuildService } from '../../testing/build-service.ts';
import { storeRelease, testEnv } from '../../testing/release.ts';

const PAGE = { pageType: 2, title: 'Home', urlId: 'home', sections: {}, blocks: {} };

function call(method: string, path: string, body?: unknown, token = 'admin-token-of-the-tests') {
  return askWorker(`https://shop.test/_admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe('the admin API', () => {
  it('requires the token', async () => {
    const tokens = ['', 'x', 'admin-token-of-the-test', 'admin-token-of-the-testss', 'undefined'];
    for (const token of tokens) {
      for (const [method, path] of [
        ['POST', 'import'],
        ['POST', 'activate'],
        ['POST', 'publish'],
        ['GET', 'changes'],
        ['GET', 'unsynced'],
        ['POST', 'synced'],
        ['GET', 'releases'],
        ['POST', 'rollback'],
        ['POST', 'sign-in-key'],
        ['POST', 'accounts'],
        ['GET', 'nothing'],
      ] as const) {
        const response = await call(method, path, method === 'POST' ? {} : undefined, token);
        expect([token, path, response.status]).toEqual([token, path, 401]);
      }
    }
    const plain = await askWorker('https://shop.test/_admin/releases');
    expect(plain.status).toBe(401);
  });

  it('imports documents, activates a release and rolls back', async () => {
    const docs = [
      { key: 'page:home', body: PAGE },
      { key: 'page:bad', body: { title: 1 } },
    ];
    const imported = await (await call('POST', 'import', { docs, deleted: [] })).json<ImportResponse>();
    expect(imported.revs).toEqual({ 'page:home': 1 });
    expect(Object.keys(imported.errors).every((place) => place.startsWith('page:bad'))).toBe(true);
    const [one, two] = [
      await storeRelease({ files: { 'index.html': 'one' } }),
      await storeRelease({ files: { 'index.html': 'two' } }),
    ];
    const by = { message: 'First', createdBy: 'ines' };
    expect((await call('POST', 'activate', { id: one, expectedPrevious: null, ...by })).status).toBe(200);
    expect((await call('POST', 'activate', { id: two, expectedPrevious: null, ...by })).status).toBe(409);
    expect((await call('POST', 'activate', { id: two, ...by })).status).toBe(200);
    expect(await (await askWorker('https://shop.test/')).text()).toBe('two');
    expect((await call('POST', 'rollback', { id: one })).status).toBe(200);
    expect(await (await askWorker('https://shop.test/')).text()).toBe('one');
    const list = await (await call('GET', 'releases')).json();
    expect(list).toMatchObject({ releases: [{ createdBy: 'ines', message: 'First' }, {}] });
    expect((await call('POST', 'activate', { id: '0'.repeat(64), ...by })).status).toBe(404);
  });

  it('returns dashboard edits for the files', async () => {
    const key = 'page:dashboard';
    await call('POST', 'import', { docs: [{ key, body: PAGE }] });
    const tenant = createTenant(testEnv(), 'shop');
    const op: Operation = { doc: key, at: ['title'], kind: 'set', value: 'New' };
    const edit = { id: 'e1', label: 'Rename', ops: [op], base: { [key]: 1 }, t: 1 };
    await tenant.site().apply(edit, { id: 'ines', roles: [CONTRIBUTOR_ROLE.admin] });
    const docs = [{ key, body: { ...PAGE, title: 'By hand' } }];
    const conflict = await call('POST', 'import', { docs, bases: { [key]: 1 } });
    expect(await conflict.json()).toEqual({ isFirst: false, revs: {}, errors: {}, conflicts: [key] });
    const unsynced = await (await call('GET', 'unsynced?after=')).json();
    expect(unsynced).toMatchObject({ docs: [{ key, rev: 2, body: { title: 'New' } }], deleted: [] });
    expect((await call('POST', 'synced', { revs: { [key]: 2 } })).status).toBe(200);
    expect(await (await call('GET', 'unsynced')).json()).toEqual({ docs: [], deleted: [] });
    expect((await call('POST', 'import', { docs, bases: { [key]: 2 } })).status).toBe(200);
    const { changes } = await (await call('GET', 'changes')).json<{ changes: readonly unknown[] }>();
    expect(changes).toContainEqual(expect.objectContaining({ key, rev: 3, updatedBy: 'folder' }));
  });

  it('creates a sign-in key for a role', async () => {
    const { key } = await (await call('POST', 'sign-in-key', { role: 4 })).json<{ key: string }>();
    const browser = createBrowser();
    await browser.get(`/config?key=${key}`);
    expect(await (await browser.get('/api/editor/v1/me')).json()).toMatchObject({ roles: [4] });
    expect((await call('POST', 'sign-in-key', {})).status).toBe(200);
    expect((await call('POST', 'sign-in-key', { role: 5 })).status).toBe(400);
  });

  it('creates accounts that sign in with a password', async () => {
    const account = { email: 'rui@studio', name: 'Rui', roles: [8], password: 'long enough' };
    expect(await (await call('POST', 'accounts', account)).json()).toMatchObject({
      contributor: { email: 'rui@studio', roles: [8] },
    });
    const browser = createBrowser();
    await browser.get('/config/login');
    const { email, password } = account;
    expect((await browser.json('POST', '/config/login', { email, password })).status).toBe(200);
    for (const bad of [
      { password: 'short' },
      { roles: [] },
      { roles: [5] },
      { email: 'rui' },
      { name: '' },
    ]) {
      expect((await call('POST', 'accounts', { ...account, ...bad })).status).toBe(400);
    }
  });

  it('publishes documents once per retry, and nothing with errors', async () => {
    const buildService = createTestBuildService();
    const publish = async (keys: unknown) => {
      const request = new Request('https://shop.test/_admin/publish', {
        method: 'POST',
        headers: { authorization: 'Bearer admin-token-of-the-tests', 'content-type': 'application/json' },
        body: JSON.stringify({ keys, message: 'From the shell', createdBy: 'ines' }),
      });
      return createApp().fetch(request, { ...testEnv(), BUILD_SERVICE: buildService.fetcher });
    };
    await call('POST', 'import', { docs: [{ key: 'page:shell', body: { ...PAGE, title: 'Shell' } }] });
    const responses = await Promise.all([publish('all'), publish('all'), publish('all')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = await Promise.all(responses.map((response) => response.json<PublishResponse>()));
    expect(first).toMatchObject({ ok: true, uploaded: 1, reused: 0, diagnostics: [] });
    expect(await (await askWorker('https://shop.test/')).text()).toContain('page:shell=Shell');
    const { releases } = await (await call('GET', 'releases')).json<{ releases: readonly unknown[] }>();
    expect(releases[0]).toMatchObject({
      id: first?.releaseId,
      message: 'From the shell',
      createdBy: 'ines',
      isActive: true,
    });
    // Without keys it rebuilds the live documents, for example after a change of the theme.
    const builds = buildService.asked.length;
    expect((await publish([])).status).toBe(200);
    expect(buildService.asked.slice(builds)).toEqual(['POST /build']);
    buildService.failWith({
      ok: false,
      diagnostics: [{ code: 'theme/missing', severity: 'error', message: 'There is no theme.' }],
    });
    const rejected = await publish(['page:shell']);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      200,
      { ok: false, diagnostics: [{ code: 'theme/missing' }] },
    ]);
    buildService.failWith('crash');
    const crashed = await publish('all');
    expect([crashed.status, await crashed.json()]).toMatchObject([
      409,
      { message: 'The build failed. The live release is unchanged.' },
    ]);
    expect((await call('POST', 'publish', { keys: 'all' })).status).toBe(501);
  });

  it('rejects invalid bodies with 400', async () => {
    for (const path of ['import', 'synced', 'activate', 'publish', 'rollback', 'accounts']) {
      for (const body of [null, [], 'x', 1, {}, { id: 1 }, { docs: {} }, { docs: [{ key: 'x' }] }]) {
        const response = await call('POST', path, body);
        expect([path, JSON.stringify(body), response.status]).toEqual([path, JSON.stringify(body), 400]);
      }
    }
  });
});

interface PublishResponse {
  readonly releaseId?: string;
}

interface ImportResponse {
  readonly revs: Readonly<Record<string, number>>;
  readonly errors: Readonly<Record<string, string>>;
}

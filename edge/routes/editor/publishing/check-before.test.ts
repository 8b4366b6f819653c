import { env, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditorChangesResponse } from '../../../../formatters/vocabulary/api/editor/changes.ts';
import type { EditorCheckResponse } from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { OBJECT_NAMES } from '../../../platform/remote/object-names.ts';
import type { Browser } from '../../../testing/browser.ts';
import { EDITOR_API, openEditor, retitle } from '../../../testing/editor.ts';

const { signedIn, tenant, withPage, buildService } = openEditor();

beforeEach(() => buildService.failWith(undefined));

async function changeOf(browser: Browser, key: string) {
  const { changes } = await (await browser.get(`${EDITOR_API}/changes`)).json<EditorChangesResponse>();
  return changes.find((change) => change.key === key);
}

describe('a check before publishing', () => {
  it('returns the diagnostics of the build and publishes nothing', async () => {
    const owner = await signedIn();
    const page = await withPage('checked');
    const publish = (body: object) => owner.json('POST', `${EDITOR_API}/publish`, { message: '', ...body });
    expect((await publish({})).status).toBe(200);
    const live = await tenant.site().activeRelease();
    const releases = (await tenant.site().releases()).length;
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(page, 1, 'Not yet'));
    const checked = await publish({ keys: [page], isCheck: true });
    expect([checked.status, await checked.json()]).toEqual([200, { problems: [] }]);
    buildService.failWith({
      ok: false,
      diagnostics: [{ code: 'site/dead-link', severity: 'warning', message: 'Nothing at /shoop' }],
    });
    const logged = await (await publish({ keys: [page], isCheck: true })).json<EditorCheckResponse>();
    expect(logged.problems).toMatchObject([{ code: 'site/dead-link', severity: 'warning' }]);
    expect(await tenant.site().activeRelease()).toBe(live);
    expect(await tenant.site().releases()).toHaveLength(releases);
    expect(await changeOf(owner, page)).toMatchObject({ kind: 'changed', rev: 2 });
  });

  it('freezes no revisions', async () => {
    const owner = await signedIn();
    const page = await withPage('unfrozen');
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(page, 1, 'Only looked at'));
    const check = { message: '', keys: [page], isCheck: true };
    expect((await owner.json('POST', `${EDITOR_API}/publish`, check)).status).toBe(200);
    const object = env.SITE.get(env.SITE.idFromName(OBJECT_NAMES.site('shop')));
    await runInDurableObject(object, (_site, { storage: { sql } }) => {
      expect(sql.exec('SELECT rev FROM bodies WHERE key = ?', page).toArray()).toEqual([]);
    });
  });

  it('requires permission to publish the same documents', async () => {
    const page = await withPage('not-yours-to-check');
    const manager = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    for (const keys of [[page], undefined])
      for (const isCheck of [true, false]) {
        const body = { message: '', isCheck, ...(keys && { keys }) };
        expect((await manager.json('POST', `${EDITOR_API}/publish`, body)).status).toBe(403);
      }
  });

  it('returns the live URLs of documents that visitors can see', async () => {
    const owner = await signedIn();
    const [seen, draft, later] = [
      await withPage('seen-now'),
      await withPage('draft-now'),
      await withPage('later-now'),
    ];
    const set = (key: string, base: number, field: string, value: unknown) => {
      const ops = [{ doc: key, at: [field], kind: 'set', value }];
      const transaction = { id: crypto.randomUUID(), label: 'x', ops, base: { [key]: base }, t: 1 };
      return owner.json('POST', `${EDITOR_API}/transactions`, transaction);
    };
    expect((await set(draft, 1, 'status', 'Draft')).status).toBe(200);
    expect((await set(later, 1, 'status', 'Scheduled')).status).toBe(200);
    expect((await owner.json('POST', `${EDITOR_API}/publish`, { message: '' })).status).toBe(200);
    const isNew = await withPage('new-now');
    const urlId = Object(await changeOf(owner, isNew));
    expect(urlId).toMatchObject({ kind: 'new' });
    expect(urlId).not.toHaveProperty('liveUrlId');
    for (const [key, rev] of [
      [seen, 1],
      [draft, 2],
      [later, 2],
    ] as const)
      expect((await set(key, rev, 'urlId', `${key.slice('page:'.length)}-moved`)).status).toBe(200);
    expect(await changeOf(owner, seen)).toMatchObject({
      kind: 'changed',
      liveUrlId: expect.not.stringContaining('moved'),
    });
    for (const key of [draft, later]) expect(await changeOf(owner, key)).not.toHaveProperty('liveUrlId');
  });
});

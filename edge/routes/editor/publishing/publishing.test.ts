import { beforeEach, describe, expect, it } from 'vitest';
import type {
  EditorPublishRejection,
  EditorPublishResponse,
} from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorReleasesResponse } from '../../../../formatters/vocabulary/api/editor/releases.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { EDITOR_API, openEditor, retitle } from '../../../testing/editor.ts';

const { signedIn, tenant, withPage, buildService } = openEditor();

beforeEach(() => buildService.failWith(undefined));

describe('publishing', () => {
  it('builds the selected changes, activates them, and rolls back', async () => {
    const owner = await signedIn();
    const [one, two] = [await withPage('publish-one'), await withPage('publish-two')];
    const first = await (
      await owner.json('POST', `${EDITOR_API}/publish`, { message: 'First' })
    ).json<EditorPublishResponse>();
    expect(first).toMatchObject({ releaseId: expect.stringMatching(/^[0-9a-f]{64}$/), problems: [] });
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(one, 1, 'New one'));
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(two, 1, 'New two'));
    expect(await (await owner.get(`${EDITOR_API}/changes?labels=true`)).json()).toMatchObject({
      changes: [
        { key: one, kind: 'changed', labels: ['Rename page'] },
        { key: two, kind: 'changed' },
      ],
    });
    expect(await (await owner.get(`${EDITOR_API}/changes`)).json()).toMatchObject({
      changes: [
        { key: one, labels: [] },
        { key: two, labels: [] },
      ],
    });
    const second = await owner.json('POST', `${EDITOR_API}/publish`, { message: 'One of two', keys: [one] });
    expect(second.status).toBe(200);
    const page = await (await owner.get('/')).text();
    expect(page).toContain(`${one}=New one`);
    expect(page).toContain(`${two}=Home`);
    const rolledBack = await owner.json('POST', `${EDITOR_API}/releases/${first.releaseId}/rollback`, {});
    const { releases } = await rolledBack.json<EditorReleasesResponse>();
    expect(releases.slice(0, 2)).toMatchObject([
      { message: 'One of two', isActive: false },
      { message: 'First', isActive: true },
    ]);
    expect(await (await owner.get('/')).text()).toContain(`${one}=Home`);
    expect((await owner.json('POST', `${EDITOR_API}/releases/${'0'.repeat(64)}/rollback`, {})).status).toBe(
      404,
    );
    expect((await owner.json('POST', `${EDITOR_API}/releases/nonsense/rollback`, {})).status).toBe(404);
  });

  it('leaves the release live when a page has an error (R-COMP-PUB-01)', async () => {
    const owner = await signedIn();
    await withPage('failing');
    const before = await tenant.site().activeRelease();
    buildService.failWith({ ok: false, diagnostics: [] });
    expect((await owner.json('POST', `${EDITOR_API}/publish`, { message: '' })).status).toBe(422);
    expect(await tenant.site().activeRelease()).toBe(before);
  });

  it('locates each error of a site', async () => {
    const owner = await signedIn();
    await withPage('with-errors');
    buildService.failWith({
      ok: false,
      diagnostics: [
        {
          code: 'template/unclosed',
          severity: 'error',
          message: 'The block is not closed.',
          key: 'item:product-bica-cup',
          location: { file: 'sites/olaria/items/shop/bica-cup.json', start: { line: 3, column: 5 } },
        },
        {
          code: 'template/unclosed',
          severity: 'error',
          message: 'The block is not closed.',
          location: { file: 'themes/kiln/pages/home.json', start: { line: 1, column: 1 } },
        },
      ],
    });
    const rejected = await owner.json('POST', `${EDITOR_API}/publish`, { message: '' });
    expect(rejected.status).toBe(422);
    const { problems } = await rejected.json<EditorPublishRejection>();
    expect(problems).toMatchObject([
      { code: 'template/unclosed', location: { line: 3, column: 5, key: 'item:product-bica-cup' } },
      { location: { line: 1 } },
    ]);
    // Theme files are not documents, whatever their name.
    expect(problems[1]?.location).not.toHaveProperty('key');
  });

  it('requires permission to publish', async () => {
    const owner = await signedIn();
    const key = await withPage('not-yours');
    const manager = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    const rejected = await manager.json('POST', `${EDITOR_API}/publish`, { message: '', keys: [key] });
    expect([rejected.status, await rejected.json()]).toMatchObject([
      403,
      {
        message: 'You may not publish “Home”. Deselect it, or ask an administrator to publish it.',
      },
    ]);
    expect((await owner.json('POST', `${EDITOR_API}/publish`, { message: '', keys: [key] })).status).toBe(
      200,
    );
  });

  it('requires permission to publish a deletion', async () => {
    const owner = await signedIn();
    const key = await withPage('deleted-by-others');
    expect((await owner.json('POST', `${EDITOR_API}/publish`, { message: '' })).status).toBe(200);
    await tenant.site().importDocs({ docs: [], deleted: [key] });
    const manager = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    const rejected = await manager.json('POST', `${EDITOR_API}/publish`, { message: '', keys: [key] });
    expect(rejected.status).toBe(403);
  });

  it('allows store managers to publish store settings only', async () => {
    const owner = await signedIn();
    const website = { siteTitle: 'Olaria' };
    const body = { schemaVersion: 1, theme: '../kiln', website, websiteSettings: {} };
    await tenant.site().importDocs({ docs: [{ key: 'settings:site', body }], deleted: [] });
    const keys = ['settings:site'];
    expect((await owner.json('POST', `${EDITOR_API}/publish`, { message: '', keys })).status).toBe(200);
    const manager = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    const change = async (browser: Browser, at: readonly string[], value: unknown) => {
      const rev = (await tenant.site().readDoc('settings:site'))?.rev ?? 0;
      const op = { doc: 'settings:site', at, kind: 'set', value };
      const transaction = {
        id: crypto.randomUUID(),
        label: 'x',
        ops: [op],
        base: { 'settings:site': rev },
        t: 1,
      };
      expect((await browser.json('POST', `${EDITOR_API}/transactions`, transaction)).status).toBe(200);
    };
    await change(manager, ['websiteSettings', 'storeSettings'], { currency: 'EUR' });
    expect((await manager.json('POST', `${EDITOR_API}/publish`, { message: '', keys })).status).toBe(200);
    await change(manager, ['websiteSettings', 'storeSettings', 'currency'], 'USD');
    await change(owner, ['website', 'siteTitle'], 'Kiln');
    const rejected = await manager.json('POST', `${EDITOR_API}/publish`, { message: '', keys });
    expect([rejected.status, await rejected.json()]).toMatchObject([
      403,
      { message: 'You may not publish “Settings”. Deselect it, or ask an administrator to publish it.' },
    ]);
    expect((await owner.json('POST', `${EDITOR_API}/publish`, { message: '', keys })).status).toBe(200);
  });

  it('requires changes, except for the admin API', async () => {
    const owner = await signedIn();
    const key = await withPage('as-it-is');
    const publish = (browser: Browser, body: object) =>
      browser.json('POST', `${EDITOR_API}/publish`, { message: '', ...body });
    expect((await publish(owner, {})).status).toBe(200);
    const draft = await withPage('not-chosen');
    const [live, builds] = [await tenant.site().activeRelease(), buildService.asked.length];
    const clerk = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    for (const browser of [owner, clerk])
      for (const keys of [[], [key], ['page:nowhere']])
        for (const isCheck of [false, true]) {
          const rejected = await publish(browser, { keys, isCheck });
          expect([keys, rejected.status, await rejected.json()]).toMatchObject([
            keys,
            409,
            { message: 'No unpublished changes selected.' },
          ]);
        }
    expect(buildService.asked).toHaveLength(builds);
    expect(await tenant.site().activeRelease()).toBe(live);
    expect((await publish(owner, { keys: [draft] })).status).toBe(200);
    const nothing = await publish(owner, {});
    expect([nothing.status, buildService.asked.length]).toEqual([409, builds + 1]);
  });

  it('publishes the revisions that the contributor saw', async () => {
    const owner = await signedIn();
    const [one, two] = [await withPage('seen-one'), await withPage('seen-two')];
    const publish = (body: object) => owner.json('POST', `${EDITOR_API}/publish`, { message: '', ...body });
    expect((await publish({})).status).toBe(200);
    const live = await tenant.site().activeRelease();
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(one, 1, 'Seen'));
    const revs = { [one]: 2 };
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(one, 2, 'Later'));
    const newer = await publish({ keys: [one], revs });
    expect([newer.status, await newer.json()]).toMatchObject([
      409,
      {
        message: expect.stringMatching(/^“Later” has changed\. Check the changes and publish again/),
      },
    ]);
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(two, 1, 'Another'));
    expect((await publish({ revs: { [one]: 3 } })).status).toBe(409);
    const gone = { doc: two, at: [], kind: 'remove' };
    const remove = { id: 'seen-gone', label: 'x', ops: [gone], base: { [two]: 2 }, t: 1 };
    expect((await owner.json('POST', `${EDITOR_API}/transactions`, remove)).status).toBe(200);
    expect((await publish({ revs: { [one]: 3, [two]: 2 } })).status).toBe(409);
    expect(await tenant.site().activeRelease()).toBe(live);
    expect((await publish({ keys: [one, two], revs: { [one]: 3, [two]: 0 } })).status).toBe(200);
    expect(await (await owner.get('/')).text()).toContain(`${one}=Later`);
  });

  it('without a build service says how to connect one', async () => {
    const browser = createBrowser();
    await browser.get(`/config?key=${await tenant.account().createSignInKey('shop')}`);
    const rejected = await browser.json('POST', `${EDITOR_API}/publish`, { message: '' });
    expect(rejected.status).toBe(501);
    expect(await rejected.json()).toMatchObject({
      message: expect.stringContaining('quoin build-service --site https://shop.test'),
    });
    expect(await (await browser.get(`${EDITOR_API}/site`)).json()).toMatchObject({ canPublish: false });
  });
});

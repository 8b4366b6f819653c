import { describe, expect, it } from 'vitest';
import type { EditorPasswordRequest } from '../../../../formatters/vocabulary/api/editor/account.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { PASSWORD, storeContributor } from '../../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { testEnv } from '../../../testing/release.ts';

const { account } = createTenant(testEnv(), 'shop');

async function withKey(): Promise<Browser> {
  const browser = createBrowser();
  await browser.get(`/config?key=${await account().createSignInKey('shop')}`);
  return browser;
}

function put(browser: Browser, body: EditorPasswordRequest): Promise<Response> {
  return browser.json('PUT', API.editorPassword, body);
}

async function signedIn(email: string, password: string): Promise<Browser> {
  const browser = createBrowser();
  await browser.get(API.login);
  await browser.json('POST', API.login, { email, password });
  return browser;
}

async function maySignIn(email: string, password: string): Promise<boolean> {
  const browser = await signedIn(email, password);
  return (await browser.get(API.editorMe)).status === 200;
}

describe('the contributor’s password', () => {
  it('is set after signing in with a link, and required afterwards', async () => {
    const owner = await withKey();
    const [{ email = '' } = {}] = await account().contributors('shop');
    expect(await (await owner.get(API.editorPassword)).json()).toEqual({ isSet: false });
    expect((await put(owner, { password: 'short' })).status).toBe(400);
    expect((await put(owner, { password: '        ' })).status).toBe(400);
    expect((await put(owner, { password: 'kiln & clay' })).status).toBe(200);
    expect(await (await owner.get(API.editorPassword)).json()).toEqual({ isSet: true });
    expect(await maySignIn(email, 'kiln & clay')).toBe(true);
    const wrong = await put(owner, { password: 'another one' });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { message: 'Incorrect current password.' },
    ]);
    expect((await put(owner, { current: 'kiln', password: 'another one' })).status).toBe(400);
    expect((await put(owner, { current: 'kiln & clay', password: 'another one' })).status).toBe(200);
    expect(await maySignIn(email, 'kiln & clay')).toBe(false);
    expect(await maySignIn(email, 'another one')).toBe(true);
  });

  it('ends all other sessions when changed', async () => {
    const rui = { email: 'rui@olaria.test', name: 'Rui', roles: [CONTRIBUTOR_ROLE.admin] };
    await storeContributor('shop', rui);
    const here = await signedIn(rui.email, PASSWORD);
    const elsewhere = await signedIn(rui.email, PASSWORD);
    expect((await elsewhere.get(API.editorMe)).status).toBe(200);
    expect((await put(here, { current: PASSWORD, password: 'second one' })).status).toBe(200);
    expect((await here.get(API.editorMe)).status).toBe(200);
    expect((await elsewhere.get(API.editorMe)).status).toBe(401);
  });

  it('cannot be guessed through an open session', async () => {
    await storeContributor('shop', {
      email: 'eva@olaria.test',
      name: 'Eva',
      roles: [CONTRIBUTOR_ROLE.editor],
    });
    const eva = await signedIn('eva@olaria.test', PASSWORD);
    const guess = (n: number) => put(eva, { current: `guess ${n}`, password: 'mine mine' });
    for (let n = 0; n < 10; n++) expect((await guess(n)).status).toBe(400);
    const rejected = await guess(10);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('cannot be read or set by others', async () => {
    const otherVisitor = createBrowser();
    await otherVisitor.get(API.login);
    expect((await otherVisitor.get(API.editorPassword)).status).toBe(401);
    expect((await put(otherVisitor, { password: 'kiln & clay' })).status).toBe(401);
  });
});

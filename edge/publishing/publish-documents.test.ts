import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { EDITOR_API, openEditor, retitle } from '../testing/editor.ts';
import { testEnv } from '../testing/release.ts';

const { buildService, tenant, signedIn, withPage } = openEditor();

let other: Browser;
beforeEach(async () => {
  other = await signedIn();
});

/** Publishes; `during` runs before each of its builds has finished. */
async function publishWhile(during: () => Promise<unknown>, body: object): Promise<Response> {
  const fetch = async (input: RequestInfo, init?: RequestInit) => {
    if (new URL(new Request(input).url).pathname === '/build') await during();
    return buildService.fetcher.fetch(input, init);
  };
  const env = { ...testEnv(), BUILD_SERVICE: { fetch } as unknown as Fetcher };
  const owner = createBrowser('shop.test', async (request) => createApp().fetch(request, env));
  await owner.get(`/config?key=${await tenant.account().createSignInKey('shop')}`);
  return owner.json('POST', `${EDITOR_API}/publish`, { message: '', ...body });
}

async function publishOther(keys: readonly string[]): Promise<void> {
  expect((await other.json('POST', `${EDITOR_API}/publish`, { message: '', keys })).status).toBe(200);
}

const rename = async (key: string, rev: number, title: string) =>
  expect((await other.json('POST', `${EDITOR_API}/transactions`, retitle(key, rev, title))).status).toBe(200);

async function livePages(name: string): Promise<readonly string[]> {
  const keys = [await withPage(`${name}-one`), await withPage(`${name}-two`)];
  await publishOther(keys);
  for (const key of keys) await rename(key, 1, 'New');
  return keys;
}

const front = async () => (await other.get('/')).text();

it.each<[string, (keys: readonly string[]) => object]>([
  ['one page', ([one]) => ({ keys: [one] })],
  ['all pages', () => ({})],
])('%s: a release that another page went live with is kept', async (name, body) => {
  const [one = '', two = ''] = await livePages(name.replace(' ', '-'));
  let isFirst = true;
  const response = await publishWhile(
    async () => {
      if (isFirst) {
        isFirst = false;
        const added = await withPage(`${two.slice(5)}-added`);
        await publishOther([two, added]);
        // An edit during the build, which is in neither publish.
        await rename(one, 2, 'Later');
      }
    },
    body([one, two]),
  );
  expect(response.status).toBe(200);
  const page = await front();
  expect(page).toContain(`${one}=New`);
  expect(page).toContain(`${two}=New`);
  expect(page).toContain(`${two}-added=Home`);
});

it('a release with another revision of the same page is not replaced', async () => {
  const [one = ''] = await livePages('same');
  const response = await publishWhile(
    async () => {
      await rename(one, 2, 'Newest');
      await publishOther([one]);
    },
    { keys: [one] },
  );
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { message: 'Another release went live. Check the changes and publish again.' },
  ]);
  expect(await front()).toContain(`${one}=Newest`);
});

it('gives up when a release goes live during three builds', async () => {
  const [one = '', two = ''] = await livePages('busy');
  let builds = 0;
  const response = await publishWhile(
    async () => {
      builds += 1;
      await rename(two, builds + 1, `Build ${builds}`);
      await publishOther([two]);
    },
    { keys: [one] },
  );
  expect([response.status, builds]).toEqual([409, 3]);
  expect(await front()).toContain(`${one}=Home`);
});

it('an edit during a build, which is in no release, stays unpublished', async () => {
  const [one = '', two = ''] = await livePages('edited');
  let isFirst = true;
  await publishWhile(
    async () => {
      if (!isFirst) return;
      isFirst = false;
      await rename(one, 2, 'Draft');
      await publishOther([two]);
    },
    { keys: [one] },
  );
  await publishOther([await withPage('edited-three')]);
  expect(await front()).not.toContain('Draft');
});

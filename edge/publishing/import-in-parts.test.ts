import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { SiteDO } from '../objects/site/site-do.ts';
import { askWorker, type Browser } from '../testing/browser.ts';
import { EDITOR_API, openEditor } from '../testing/editor.ts';

const { signedIn, tenant } = openEditor();

/** Imports a page as the command line does. */
async function importPage(name: string, hasMore: boolean): Promise<void> {
  const body = { pageType: 2, title: 'Imported', urlId: name, sections: {}, blocks: {} };
  const response = await askWorker('https://shop.test/_admin/import', {
    method: 'POST',
    headers: { authorization: 'Bearer admin-token-of-the-tests', 'content-type': 'application/json' },
    body: JSON.stringify({ docs: [{ key: `page:${name}`, body }], deleted: [], hasMore }),
  });
  expect(response.status).toBe(200);
}

const publish = (owner: Browser, request: object = {}) =>
  owner.json('POST', `${EDITOR_API}/publish`, { message: '', ...request });

const REJECTED = [
  409,
  {
    message:
      'Files of the site are being imported. Publish again in a moment. The live release is unchanged.',
  },
];

it.each([
  ['all documents', {}],
  ['a check', { isCheck: true }],
])('between two parts of an import, %s: nothing is published', async (selected, request) => {
  const owner = await signedIn();
  const name = selected.replaceAll(' ', '-');
  await importPage(`${name}-before`, false);
  expect((await publish(owner)).status).toBe(200);
  await importPage(`${name}-one`, true);
  const rejected = await publish(owner, request);
  expect([rejected.status, await rejected.json()]).toMatchObject(REJECTED);
  expect(await (await owner.get('/')).text()).not.toContain(`${name}-one`);
  await importPage(`${name}-two`, false);
  expect((await publish(owner, request)).status).toBe(200);
});

it('the live release can be built again between two parts of an import', async () => {
  const owner = await signedIn();
  await importPage('rebuilt', false);
  expect((await publish(owner)).status).toBe(200);
  await importPage('rebuilt-part', true);
  const docs = await new Response(await tenant.site().streamForPublish([])).text();
  expect(docs).toContain('page:rebuilt');
  expect(docs).not.toContain('page:rebuilt-part');
  await importPage('rebuilt-last', false);
});

it('an import whose last part never arrives blocks publishing for two minutes', async () => {
  const owner = await signedIn();
  await importPage('abandoned', true);
  const at = (clock: () => number) =>
    runInDurableObject(env.SITE.get(env.SITE.idFromName('shop')), (object) => {
      (object as SiteDO).clock = clock;
    });
  const start = Date.now();
  await at(() => start + 110_000);
  expect((await publish(owner)).status).toBe(409);
  await at(() => start + 180_000);
  expect((await publish(owner)).status).toBe(200);
  await at(Date.now);
});

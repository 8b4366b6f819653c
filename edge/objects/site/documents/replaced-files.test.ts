import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Operation, Transaction } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Env } from '../../../platform/env.ts';
import { createTestBuildService } from '../../../testing/build-service.ts';
import { storeRelease, testEnv } from '../../../testing/release.ts';
import type { SiteDO } from '../site-do.ts';

const OWNER = { id: 'ines', roles: [CONTRIBUTOR_ROLE.admin] };
const KILN = 'asset:kiln';

async function openSite(name: string) {
  const { SITE } = testEnv();
  const site = () => SITE.get(SITE.idFromName(name));
  const stub = site();
  const buildService = createTestBuildService(site);
  await runInDurableObject(stub, (object: SiteDO) => {
    const { env } = object as unknown as { env: Env };
    const value = { ...env, BUILD_SERVICE: buildService.fetcher };
    Object.defineProperty(object, 'env', { value, configurable: true });
  });
  return { stub, buildService };
}

/** An upload with the id of its document. */
function upload(filename: string, base: number): Transaction {
  const value = { filename, mime: 'image/png', altText: '' };
  const op: Operation = { doc: KILN, at: [], kind: base === 0 ? 'insert' : 'set', value };
  return { id: `upload-${filename}`, label: 'Upload file', ops: [op], base: { [KILN]: base }, t: 1 };
}

it('deletes only the file that an upload replaced', async () => {
  const { stub, buildService } = await openSite('drop');
  await stub.apply(upload('kiln.png', 0), OWNER);
  await stub.apply(upload('kiln-2.png', 1), OWNER);
  await expect.poll(() => buildService.dropped).toEqual(['kiln.png']);
  // The document on disk refers to the new file by then.
  expect(buildService.mirrored.get(KILN)).toMatchObject({ filename: 'kiln-2.png' });
  expect(buildService.asked.at(-1)).toBe('DELETE /asset/kiln.png');
  // Deleted once: the name may belong to another file.
  await stub.apply(upload('kiln-3.png', 2), OWNER);
  await expect.poll(() => buildService.dropped).toEqual(['kiln.png', 'kiln-2.png']);
});

it('keeps a replaced file while a document or retained release refers to it', async () => {
  const { stub, buildService } = await openSite('keep');
  const page = { pageType: 2, title: 'See /assets/open.png', urlId: 'home', sections: {}, blocks: {} };
  await stub.importDocs({ docs: [{ key: 'page:home', body: page }], deleted: [] });
  await stub.apply(upload('open.png', 0), OWNER);
  await stub.apply(upload('live.png', 1), OWNER);
  const id = await storeRelease({ message: 'one' });
  await stub.activate('keep', { id, message: '', createdBy: 'x' });
  await stub.apply(upload('late.png', 2), OWNER);
  await stub.apply(upload('last.png', 3), OWNER);
  // `late.png` was never published; `open.png` is used by a page, and `live.png` by the live release.
  await expect.poll(() => buildService.dropped).toEqual(['late.png']);
  const change: Operation = { doc: 'page:home', at: ['title'], kind: 'set', value: 'Home' };
  await stub.apply({ id: 'retitle', label: 'x', ops: [change], base: { 'page:home': 1 }, t: 1 }, OWNER);
  await expect.poll(() => buildService.mirrored.get('page:home')).toMatchObject({ title: 'Home' });
  // The release contains the previous version of the page.
  expect(buildService.dropped).toEqual(['late.png']);
});

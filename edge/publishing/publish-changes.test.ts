import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DocKey } from '../../compiler/model/index.ts';
import { createApp } from '../app.ts';
import { openEditor } from '../testing/editor.ts';
import { testEnv } from '../testing/release.ts';

const { buildService, tenant, otherVisitor } = openEditor();

const SETTINGS = { pageType: 2, sections: {}, blocks: {} };
const site = () => tenant.site();

async function save(name: string, title: string): Promise<DocKey> {
  const key: DocKey = `page:${name}`;
  await site().importDocs({ docs: [{ key, body: { ...SETTINGS, title, urlId: name } }], deleted: [] });
  return key;
}

/** As `quoin dev` publishes saved files. */
async function publish(body: object, service = buildService.fetcher): Promise<number> {
  const request = new Request('https://shop.test/_admin/publish', {
    method: 'POST',
    headers: { authorization: `Bearer ${testEnv().ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ base: 'published', ...body }),
  });
  const response = await createApp().fetch(request, { ...testEnv(), BUILD_SERVICE: service });
  return response.status;
}

const front = async () => (await otherVisitor().get('/')).text();

it('a saved page is sent alone', async () => {
  const keys = [await save('alone-one', 'One'), await save('alone-two', 'Two')];
  await publish({ keys: 'all' });
  await save('alone-one', 'New one');
  expect(await publish({ keys: [keys[0]] })).toBe(200);
  expect(buildService.sent.at(-1)).toEqual(['page:alone-one']);
  expect(await front()).toContain('page:alone-one=New one page:alone-two=Two');
});

it('a deleted page is removed from the release', async () => {
  const key = await save('deleted', 'One');
  await publish({ keys: 'all' });
  await site().importDocs({ docs: [], deleted: [key] });
  expect(await publish({ keys: [key] })).toBe(200);
  expect(buildService.sent.at(-1)).toEqual([]);
  expect(await front()).not.toContain(key);
  const live = (await site().releases()).find(({ isActive }) => isActive);
  expect(Object.keys(live?.docs ?? {})).not.toContain(key);
});

it('changes are not published between two parts of an import', async () => {
  await save('part', 'One');
  await publish({ keys: 'all' });
  const body = { ...SETTINGS, title: 'Two', urlId: 'part' };
  await site().importDocs({ docs: [{ key: 'page:part', body }], deleted: [], hasMore: true });
  expect(await publish({ keys: ['page:part'] })).toBe(409);
  await save('last-part', 'Three');
  expect(await publish({ keys: ['page:part'] })).toBe(200);
});

it('all pages are sent to a build service that was restarted', async () => {
  const key = await save('restart', 'One');
  await publish({ keys: 'all' });
  buildService.restart();
  await save('restart', 'Two');
  expect(await publish({ keys: [key] })).toBe(200);
  expect(buildService.sent.at(-1)?.length).toBeGreaterThan(1);
  expect(await front()).toContain('page:restart=Two');
});

it('a page that was published alone is in the next release of a restarted build service', async () => {
  const keys = [await save('recorded', 'One'), await save('recorded-later', 'One')];
  await publish({ keys: 'all' });
  await save('recorded', 'Two');
  expect(await publish({ keys: [keys[0]] })).toBe(200);
  expect(buildService.sent.at(-1)).toEqual(['page:recorded']);
  buildService.restart();
  await save('recorded-later', 'Two');
  expect(await publish({ keys: [keys[1]], base: 'live' })).toBe(200);
  expect(await front()).toContain('page:recorded-later=Two page:recorded=Two');
});

it('a release that goes live during the build is kept', async () => {
  const keys = [await save('during-one', 'One'), await save('during-two', 'Two')];
  await publish({ keys: 'all' });
  for (const name of ['during-one', 'during-two']) await save(name, 'New');
  let isFirst = true;
  const fetch = async (input: RequestInfo, init?: RequestInit) => {
    const isOvertaken = isFirst;
    isFirst = false;
    if (isOvertaken) expect(await publish({ keys: [keys[1]] })).toBe(200);
    return buildService.fetcher.fetch(input, init);
  };
  expect(await publish({ keys: [keys[0]] }, { fetch } as unknown as Fetcher)).toBe(200);
  expect(await front()).toContain('page:during-one=New page:during-two=New');
});

const name = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), name, title: fc.constantFrom('x', 'y', 'z') }),
  fc.record({ kind: fc.constant('remove' as const), name }),
  fc.record({
    kind: fc.constant('publish' as const),
    keys: fc.oneof(fc.constant('all' as const), fc.uniqueArray(name)),
    base: fc.constantFrom('live' as const, 'published' as const),
  }),
  fc.record({ kind: fc.constant('rollback' as const) }),
  fc.record({ kind: fc.constant('restart' as const) }),
);

it('random publishes have the documents of a build of all documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      for (const each of steps) {
        if (each.kind === 'save') await save(`random-${each.name}`, each.title);
        if (each.kind === 'remove')
          await site().importDocs({ docs: [], deleted: [`page:random-${each.name}`] });
        if (each.kind === 'restart') buildService.restart();
        if (each.kind === 'rollback') {
          const earlier = (await site().listReleases()).find(({ isActive }) => !isActive);
          if (earlier !== undefined) await site().rollback('shop', earlier.id, 'ines');
        }
        if (each.kind !== 'publish') continue;
        const keys = each.keys === 'all' ? each.keys : each.keys.map((one) => `page:random-${one}` as const);
        const expected = await site().docsToCheck(keys, each.base);
        expect(await publish({ keys, base: each.base })).toBe(200);
        const live = (await site().releases()).find(({ isActive }) => isActive);
        expect(live?.docs).toEqual(Object.fromEntries(expected.map(({ key, rev }) => [key, rev])));
        const titles = expected.map(({ key, body }) => `${key}=${Object(body).title}`).sort();
        expect(await front()).toContain(titles.join(' '));
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

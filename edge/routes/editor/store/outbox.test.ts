import { beforeAll, expect, it } from 'vitest';
import type {
  EditorEmail,
  EditorOutboxResponse,
} from '../../../../formatters/vocabulary/api/editor/outbox.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { publishRelease, testEnv } from '../../../testing/release.ts';
import { shopData } from '../../../testing/shop.ts';

const { forms, account } = createTenant(testEnv(), 'shop');

let owner: Browser;

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
  owner = createBrowser();
  await owner.get(`/config?key=${await account().createSignInKey('shop')}`);
});

/** Submits a form, which sends the owner an email. */
async function submit(shard: number, id: string): Promise<void> {
  await forms(shard).save({
    id,
    bodyHash: id,
    isKeyFresh: true,
    formId: 'contact',
    answers: {},
    page: { pageTitle: '', pageId: '', contentSource: 'c', pagePath: '/' },
    spamReasons: [],
    clientAddress: '',
    notice: { to: 'studio@olaria.test', subject: `Submission ${id}`, text: id },
  });
}

/** All emails, two per page. */
async function allPages(): Promise<readonly EditorEmail[]> {
  const found: EditorEmail[] = [];
  for (let cursor = ''; ; ) {
    const response = await owner.get(`${API.editorOutbox}?limit=2&cursor=${cursor}`);
    const page = await response.json<EditorOutboxResponse>();
    expect(page.messages.length).toBeLessThanOrEqual(2);
    found.push(...page.messages);
    if (page.nextPageCursor === undefined) return found;
    cursor = page.nextPageCursor;
  }
}

it('lists the emails of all objects on pages, each once, newest first', async () => {
  // The last pages have emails of one object only.
  for (const [shard, id] of [
    [0, 'one'],
    [0, 'two'],
    [0, 'three'],
    [2, 'four'],
    [1, 'five'],
  ] as const)
    await submit(shard, id);
  const found = await allPages();
  const texts = found.map(({ text }) => text).filter((text) => text.length < 6);
  expect(texts.toSorted()).toEqual(['five', 'four', 'one', 'three', 'two']);
  const times = found.map(({ createdOn }) => createdOn);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

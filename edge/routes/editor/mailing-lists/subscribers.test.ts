import { beforeAll, describe, expect, it } from 'vitest';
import type {
  SubscriberCountsResponse,
  SubscribersResponse,
} from '../../../../formatters/vocabulary/api/mailing-lists.ts';
import { pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signedIn } from '../../../testing/forms.ts';
import {
  emailsTo,
  LISTS,
  linksTo,
  pressButton,
  publishLists,
  signUp,
} from '../../../testing/mailing-lists.ts';

const ADDRESSES = ['ana', 'rui', 'eva', 'gil', 'lia'].map((name) => `${name}@example.com`);
const path = (listId: string) => pathTo('editorSubscribers', { listId });
const filePath = (listId: string) => pathTo('editorSubscriberFile', { listId });

let owner: Browser;

beforeAll(async () => {
  await publishLists();
  owner = await signedIn();
  for (const address of ADDRESSES) await signUp(address, 'sale');
});

async function subscribers(query: string, listId = 'sale'): Promise<SubscribersResponse> {
  return (await owner.get(`${path(listId)}${query}`)).json();
}

async function addresses(query: string, listId = 'sale') {
  return (await subscribers(query, listId)).subscribers.map(({ email }) => email);
}

describe('the subscribers of a list', () => {
  it('are searched and paged, newest first, whatever their shard', async () => {
    const { subscribers: all, total } = await subscribers('');
    expect([all.length, total]).toEqual([5, 5]);
    const times = all.map(({ createdOn }) => createdOn);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const pages = [...(await addresses('?limit=3')), ...(await addresses('?limit=3&offset=3'))];
    expect(pages).toEqual(all.map(({ email }) => email));
    expect(await addresses('?order=asc')).toEqual(pages.toReversed());
    expect(await subscribers('?search=RUI%20example')).toMatchObject({
      subscribers: [{ email: 'rui@example.com', formId: 'sale' }],
      total: 1,
    });
    expect(await addresses('?search=%25')).toEqual([]);
  });

  it('do not contain unconfirmed addresses, which are listed apart', async () => {
    await signUp('noa@example.com');
    expect(await addresses('', 'news')).toEqual([]);
    expect(await addresses('?state=unconfirmed', 'news')).toEqual(['noa@example.com']);
    await pressButton((await linksTo('noa@example.com')).confirm);
    expect(await addresses('', 'news')).toEqual(['noa@example.com']);
    expect(await addresses('?state=unconfirmed', 'news')).toEqual([]);
  });

  it('are counted by list', async () => {
    const { mailingLists } = await (
      await owner.get(pathTo('editorMailingLists'))
    ).json<SubscriberCountsResponse>();
    expect(mailingLists.find(({ listId }) => listId === 'sale')).toEqual({ listId: 'sale', count: 5 });
  });

  it('are a CSV file, oldest first, without unconfirmed addresses', async () => {
    await signUp('mia@example.com');
    const response = await owner.get(filePath('sale'));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="subscribers-sale.csv"');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const [head, ...lines] = (await response.text()).split('\r\n');
    expect(head).toBe('email,subscribed,form');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => line.split(',')[0])).toEqual(await addresses('?order=asc'));
    for (const line of lines) expect(line).toMatch(/^\w+@example\.com,\d{4}-\d\d-\d\dT[\d:.]+Z,sale$/);
    const unknown = await owner.get(filePath('a"b\r\n'));
    expect(unknown.headers.get('content-disposition')).toBe('attachment; filename="subscribers.csv"');
    expect(await (await owner.get(filePath('none'))).text()).toBe('email,subscribed,form\r\n');
    expect(await (await owner.get(filePath('news'))).text()).not.toContain('mia@');
  });
});

describe('a subscriber', () => {
  const remove = (browser: Browser, subscriberId: string) =>
    browser.json('DELETE', pathTo('editorSubscriber', { listId: 'news', subscriberId }), undefined);

  it('is deleted once, with the emails to it', async () => {
    await signUp('tom@example.com');
    const { subscribers: found } = await subscribers('?state=unconfirmed&search=tom', 'news');
    const id = found[0]?.id ?? '';
    const statuses = [await remove(owner, id), await remove(owner, id), await remove(owner, 'x')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect(await addresses('?state=unconfirmed&search=tom', 'news')).toEqual([]);
    expect(await emailsTo('tom@example.com')).toEqual([]);
  });

  it('is read by those who may read submissions, and deleted by those who may delete them', async () => {
    const editor = await signedIn(CONTRIBUTOR_ROLE.editor);
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    const [{ id = '' } = {}] = (await subscribers('')).subscribers;
    const statuses = [
      await editor.get(path('sale')),
      await remove(editor, id),
      await editor.json('DELETE', path('sale'), undefined),
      await viewer.get(path('sale')),
      await viewer.get(filePath('sale')),
      await viewer.get(pathTo('editorMailingLists')),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403, 403]);
    expect((await subscribers('')).total).toBe(5);
  });
});

it('a deleted list has no subscribers, and accepts none until the next publish', async () => {
  expect((await owner.json('DELETE', path('sale'), undefined)).status).toBe(200);
  await signUp('ana@example.com', 'sale');
  expect((await subscribers('')).total).toBe(0);
  await publishLists(LISTS, 'Olaria 2');
  await signUp('ana@example.com', 'sale');
  expect((await subscribers('')).total).toBe(1);
});

import { afterEach, describe, expect, it } from 'vitest';
import { type Doc, valueAt } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { ApiFailure } from '../../../core/api/api-failure.ts';
import type { MemorySubscriber } from '../../../testing/memory-server.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const NOW = 1_800_000_000_000;
const PATH = '/config/forms/mailing-lists/news';
const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
const text = (name: string) => ({ role: 'textbox', name }) as const;
const NEWS = { key: 'mailing-list:news', body: { name: 'Kiln news', doubleOptIn: true } } as const;

function site(docs: readonly Pick<Doc, 'key' | 'body'>[] = [NEWS]) {
  const connected = SHOP_DOCS.map((doc) =>
    doc.key === 'form:contact'
      ? { ...doc, body: { ...Object(doc.body), mailingList: { listId: 'news' } } }
      : doc,
  );
  const own = docs.map((doc) => ({ ...doc, rev: 1, updatedAt: 1, updatedBy: 'owner' }));
  return createMemorySite({ docs: [...connected, ...own], now: () => 0 });
}

function subscriber(id: string, more: Partial<MemorySubscriber> = {}): MemorySubscriber {
  const address = { id, email: `${id}@example.com`, createdOn: NOW - 60_000, formId: 'contact' };
  return { ...address, listId: 'news', state: 'subscribed', ...more };
}

const subscribers = () => [
  subscriber('ana'),
  subscriber('rui', { createdOn: NOW }),
  subscriber('eva', { state: 'unconfirmed' }),
  subscriber('gil', { listId: 'sale' }),
];

const rows = () =>
  app
    .all({ role: 'row' })
    .slice(1)
    .map(({ textContent }) => textContent ?? '');

describe('the mailing lists of a site', () => {
  it('are below the forms, with their numbers of confirmed subscribers', async () => {
    app = await openApp({ path: '/config/forms', site: site(), server: { subscribers: subscribers() } });
    await app.waitForText('2 subscribers');
    await app.press({ role: 'link', name: /Kiln news/ });
    await app.wait(button('rui@example.com'));
    expect(app.path()).toBe(PATH);
  });

  it('are created there', async () => {
    app = await openApp({ path: '/config/forms', site: site([]) });
    await app.waitForText('No mailing lists yet.');
    await app.press(button('Create list'));
    await app.type(text('List name'), 'Sales');
    await app.press(button('Create list'));
    await app.wait({ role: 'heading', name: 'Sales' });
    await app.pass(5000);
    expect(app.site.doc('mailing-list:sales')?.body).toEqual({ name: 'Sales', doubleOptIn: true });
  });
});

describe('the subscribers of a list', () => {
  it('are confirmed addresses, newest first; unconfirmed ones are apart', async () => {
    app = await openApp({ path: PATH, site: site(), server: { subscribers: subscribers() } });
    await app.wait(button('rui@example.com'));
    expect(rows()).toEqual([
      expect.stringContaining('rui@example.com'),
      expect.stringContaining('ana@example.com'),
    ]);
    expect(rows()[0]).toContain('Write to us');
    await app.press({ role: 'radio', name: 'Unconfirmed' });
    await app.wait(button('eva@example.com'));
    expect(rows()).toHaveLength(1);
  });

  it('are exported as a file of the server', async () => {
    app = await openApp({ path: PATH, site: site(), server: { subscribers: subscribers() } });
    const link = await app.wait({ role: 'link', name: 'Export CSV' });
    expect(link.getAttribute('href')).toBe('/api/editor/v1/mailing-lists/news/subscribers.csv');
    expect(link.getAttribute('download')).toBe('news.csv');
  });

  it('are none at first', async () => {
    app = await openApp({ path: PATH, site: site() });
    await app.waitForText('No subscribers yet');
    await app.press({ role: 'radio', name: 'Unconfirmed' });
    await app.waitForText('No unconfirmed addresses');
  });

  it('can be loaded again after a failure', async () => {
    const failing = new Map([['subscribers', new ApiFailure('network', 0, {})]]);
    app = await openApp({ path: PATH, site: site(), server: { subscribers: subscribers(), failing } });
    await app.wait(button('Try again'));
    failing.clear();
    await app.press(button('Try again'));
    await app.wait(button('ana@example.com'));
  });

  it('are deleted one by one after a confirmation, and stay when that fails', async () => {
    app = await openApp({ path: PATH, site: site(), server: { subscribers: subscribers() } });
    app.server.failing.set('deleteSubscriber', new ApiFailure('server-error', 500, {}));
    await app.press(button('ana@example.com'));
    await app.press(button('Delete'));
    await app.waitForText('Delete ana@example.com?');
    await app.press(button('Delete subscriber'));
    await app.waitForText('Something went wrong');
    expect(app.server.subscribers).toHaveLength(4);
    app.server.failing.clear();
    await app.press(button('Delete'));
    await app.press(button('Delete subscriber'));
    await app.waitForText('Subscriber deleted');
    await app.waitUntil(() => rows().length === 1);
    expect(app.server.subscribers.map(({ id }) => id)).toEqual(['rui', 'eva', 'gil']);
  });

  it('are read-only for editors, and hidden from users who may not read submissions', async () => {
    const roles = [CONTRIBUTOR_ROLE.editor];
    app = await openApp({ path: PATH, site: site(), server: { subscribers: subscribers() }, roles });
    await app.press(button('ana@example.com'));
    await app.wait({ role: 'dialog', name: 'Subscriber' });
    expect(app.all(button('Delete'))).toEqual([]);
    await app.close();
    const draftEditor = [CONTRIBUTOR_ROLE['draft-editor']];
    app = await openApp({
      path: PATH,
      site: site(),
      server: { subscribers: subscribers() },
      roles: draftEditor,
    });
    await app.wait(text('List name'));
    expect(app.all({ role: 'link', name: 'Export CSV' })).toEqual([]);
  });
});

describe('the settings of a list', () => {
  const settings = `${PATH}?view=settings`;

  it('are its name, contact and double opt-in, and its forms', async () => {
    app = await openApp({ path: settings, site: site() });
    await app.wait({ role: 'link', name: /Write to us/ });
    await app.type(text('Contact email'), 'x');
    await app.waitForText('Please enter a valid email');
    await app.type(text('Contact email'), 'post@olaria.example');
    await app.press({ role: 'switch', name: 'Double opt-in' });
    await app.type(text('List name'), 'Kiln post');
    await app.pass(5000);
    expect(app.site.doc('mailing-list:news')?.body).toEqual({
      name: 'Kiln post',
      doubleOptIn: false,
      contactEmail: 'post@olaria.example',
    });
  });

  it('delete the list, its subscribers and its connections; undo restores all but subscribers', async () => {
    app = await openApp({ path: settings, site: site(), server: { subscribers: subscribers() } });
    await app.press(button('Delete list'));
    await app.waitForText('Delete Kiln news?');
    await app.press(button('Delete list'));
    await app.waitUntil(() => app.path() === '/config/forms');
    await app.pass(5000);
    const connection = () => valueAt(app.site.doc('form:contact')?.body, ['mailingList']);
    expect([app.site.doc('mailing-list:news'), connection()]).toEqual([undefined, undefined]);
    expect(app.server.subscribers.map(({ id }) => id)).toEqual(['gil']);
    await app.keys({ key: 'z', ctrlKey: true });
    await app.pass(5000);
    expect([app.site.doc('mailing-list:news')?.body, connection()]).toEqual([NEWS.body, { listId: 'news' }]);
  });

  it('delete nothing when the subscribers cannot be deleted', async () => {
    const failing = new Map([['deleteSubscribers', new ApiFailure('network', 0, {})]]);
    app = await openApp({ path: settings, site: site(), server: { subscribers: subscribers(), failing } });
    await app.press(button('Delete list'));
    await app.waitForText('Delete Kiln news?');
    await app.press(button('Delete list'));
    await app.wait({ role: 'alert' });
    await app.pass(5000);
    expect(app.site.doc('mailing-list:news')).toBeDefined();
  });

  it('are read-only without the permission', async () => {
    app = await openApp({ path: settings, site: site(), roles: [CONTRIBUTOR_ROLE['store-manager']] });
    await app.waitForText('Only users who may edit mailing lists can change this one.');
    expect(app.find(text('List name')).hasAttribute('readonly')).toBe(true);
    expect(app.all(button('Delete list'))).toEqual([]);
  });

  it('cannot delete the list without the permission to delete its subscribers', async () => {
    app = await openApp({ path: settings, site: site(), roles: [CONTRIBUTOR_ROLE.editor] });
    await app.wait(text('List name'));
    expect(app.find(text('List name')).hasAttribute('readonly')).toBe(false);
    expect(app.all(button('Delete list'))).toEqual([]);
  });
});

it('an unknown list is reported', async () => {
  app = await openApp({ path: '/config/forms/mailing-lists/gone', site: site() });
  await app.wait({ role: 'link', name: 'Forms' });
  await app.waitForText('Unable to locate content');
});

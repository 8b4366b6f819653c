import { afterEach, describe, expect, it } from 'vitest';
import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const title = { role: 'textbox', name: 'Title' } as const;
const urlSlug = { role: 'textbox', name: 'URL slug' } as const;
const create = { role: 'button', name: 'Create blog' } as const;
const stored = (key: DocKey) => app.site.doc(key)?.body;
const entries = () => Object.values(Object(valueAt(stored('navigation:mainNavigation'), ['items'])));

async function open() {
  app = await openApp({ path: '/config/content' });
  await app.press({ role: 'button', name: 'Create a blog' });
}

const submit = async () => {
  await app.wait({ role: 'dialog', name: /^Create a blog$|^Add blog or events$/ });
  await app.press(create);
};

describe('a site without a blog', () => {
  it('gets a blog with an entry in the navigation, and continues with the first post', async () => {
    await open();
    await app.type(title, 'Boat News');
    await submit();
    await app.wait({ role: 'dialog', name: 'Add a post' });
    expect(app.path()).toBe('/config/content/boat-news?add=1');
    await app.pass(5000);
    expect(stored('collection:boat-news')).toMatchObject({
      typeName: 'blog',
      title: 'Boat News',
      urlId: 'boat-news',
    });
    expect(entries()).toMatchObject([{ collectionId: 'boat-news' }]);
    await app.type(title, 'Launch day');
    await app.press({ role: 'button', name: 'Create post' });
    await app.wait({ role: 'heading', name: 'Launch day' });
    await app.pass(5000);
    expect(stored('item:launch-day')).toMatchObject({ collectionId: 'boat-news', status: 'Draft' });
  });

  it('gets an events page, whose first event has a start, a place and an end', async () => {
    app = await openApp({ path: '/config/content' });
    await app.press({ role: 'button', name: 'Create an events page' });
    await app.wait({ role: 'button', name: /Events.*Type/ });
    await app.type(title, 'Readings');
    await app.press({ role: 'button', name: 'Create events page' });
    await app.wait({ role: 'dialog', name: 'Add an event' });
    await app.type(title, 'Poems at noon');
    await app.press({ role: 'button', name: 'Create event' });
    await app.wait({ role: 'heading', name: 'Date and place' });
    await app.type({ role: 'textbox', name: 'Starts' }, '2027-03-12T19:00');
    await app.type({ role: 'textbox', name: 'Ends' }, '2027-03-12T18:00');
    await app.waitForText('Enter a time after the start.');
    await app.type({ role: 'textbox', name: 'Ends' }, '2027-03-12T21:00');
    await app.type({ role: 'textbox', name: 'Place' }, 'Back room');
    await app.pass(5000);
    expect(stored('collection:readings')).toMatchObject({ typeName: 'events', itemOrder: 'manual' });
    const { startDate, endDate, recordType, location } = Object(stored('item:poems-at-noon'));
    expect([recordType, location, endDate - startDate]).toEqual([
      12,
      { addressTitle: 'Back room' },
      7_200_000,
    ]);
  });

  it('removes the blog and its entry with one undo', async () => {
    await open();
    await app.type(title, 'Boat News');
    await submit();
    await app.press({ role: 'button', name: 'Cancel' });
    await app.keys({ key: 'z', ctrlKey: true });
    await app.wait({ role: 'button', name: 'Create a blog' });
    await app.pass(5000);
    expect([stored('collection:boat-news'), entries()]).toEqual([undefined, []]);
  });

  it('leaves the navigation alone on request', async () => {
    await open();
    await app.type(title, 'Boat News');
    await app.press({ role: 'checkbox', name: 'Add to the main navigation' });
    await submit();
    await app.wait({ role: 'dialog', name: 'Add a post' });
    await app.pass(5000);
    expect(entries()).toEqual([]);
  });

  it('accepts only a URL that is neither taken nor reserved', async () => {
    await open();
    await app.type(title, 'Shop');
    expect(app.find(urlSlug)).toHaveProperty('value', 'shop-1');
    await app.type(urlSlug, 'Shop');
    await app.waitForText('Another page or blog uses this URL');
    await submit();
    expect(app.path()).toBe('/config/content?add=blog');
    await app.type(urlSlug, 'checkout');
    await app.waitForText('/checkout is reserved. Choose another URL slug.');
  });

  it('offers a blog only to users who may write', async () => {
    app = await openApp({ path: '/config/content?add=blog', roles: [CONTRIBUTOR_ROLE.viewer] });
    await app.waitForText('No content yet');
    expect(app.all({ role: 'button', name: /Create/ })).toEqual([]);
  });

  it('does not offer the navigation to users who may not edit it', async () => {
    app = await openApp({ path: '/config/content', roles: [CONTRIBUTOR_ROLE['store-manager']] });
    await app.press({ role: 'button', name: 'Create a blog' });
    await app.type(title, 'Boat News');
    expect(app.all({ role: 'checkbox' })).toEqual([]);
    await submit();
    await app.wait({ role: 'dialog', name: 'Add a post' });
    await app.pass(5000);
    expect(stored('collection:boat-news')).toMatchObject({ title: 'Boat News' });
  });
});

it('a further blog is created next to the first one', async () => {
  await open();
  await app.type(title, 'Boat News');
  await submit();
  await app.press({ role: 'button', name: 'Cancel' });
  await app.press({ role: 'button', name: 'Add blog or events' });
  await app.wait({ role: 'dialog', name: 'Add blog or events' });
  await app.type(title, 'Recipes');
  await submit();
  await app.waitUntil(() => app.path() === '/config/content/recipes?add=1');
  await app.pass(5000);
  expect(entries()).toMatchObject([{ collectionId: 'boat-news' }, { collectionId: 'recipes' }]);
});

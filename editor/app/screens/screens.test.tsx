import { afterEach, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
// Screens load lazily; this one takes long on a busy machine.
import '../../features/pages/pages-screen.tsx';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const settings = () => app.site.doc('settings:site')?.body;

it('lists cover pages, lock screen, popup and pages of accounts, and nothing for the reserved type', async () => {
  app = await openApp({ path: '/config/screens' });
  await app.wait({ role: 'heading', name: 'Cover pages' });
  expect(app.all({ role: 'heading' }).map(({ textContent }) => textContent)).toEqual([
    'Screens',
    'Cover pages',
    'Lock screen',
    'Popup',
    'Sign-in and paywall pages',
  ]);
});

it('reports where the sign-in page and the paywall are used', async () => {
  const club = { pageType: 1, title: 'Club', urlId: 'club', access: { for: 'members' } };
  const page = { key: 'page:club', rev: 1, updatedAt: 0, updatedBy: 'test', body: club } as const;
  app = await openApp({
    path: '/config/screens',
    site: createMemorySite({ docs: [...SHOP_DOCS, page], now: () => 0 }),
  });
  await app.waitForText('Visitors sign in or create an account. Used by 1 page or collection.');
  await app.waitForText('and lets customers sign in. Not used yet.');
});

it('adds a cover page as a draft and opens it', async () => {
  app = await openApp({ path: '/config/screens' });
  await app.press({ role: 'button', name: 'Add cover page' });
  await app.press({ role: 'button', name: 'Create cover page' });
  await app.waitForText('Enter a title.');
  await app.type({ role: 'textbox', name: 'Title' }, 'Opening soon');
  await app.press({ role: 'button', name: 'Create cover page' });
  await app.waitUntil(() => app.path().startsWith('/config/pages/opening-soon'));
  await app.pass(1000);
  const page = Object(app.site.doc('page:opening-soon')?.body);
  expect(page).toMatchObject({ pageType: 3, title: 'Opening soon', status: 'Draft' });
  expect(Object.values(page.sections)).toMatchObject([{ height: 'full' }]);
});

it('lets only roles that may add pages add a cover page', async () => {
  app = await openApp({ path: '/config/screens', roles: [CONTRIBUTOR_ROLE.editor] });
  await app.wait({ role: 'heading', name: 'Cover pages' });
  expect(app.all({ role: 'button', name: 'Add cover page' })).toEqual([]);
});

it('edits the texts of the lock screen, whose placeholders are the defaults', async () => {
  app = await openApp({ path: '/config/screens/lock-screen' });
  const heading = { role: 'textbox', name: 'Heading' } as const;
  expect((await app.wait(heading)).getAttribute('placeholder')).toBe('Protected page');
  await app.type(heading, 'Friends only');
  await app.pass(1000);
  expect(valueAt(settings(), ['localizedStrings', 'lockScreenTitle'])).toBe('Friends only');
  await app.keys({ key: 'z', ctrlKey: true });
  await app.pass(1000);
  expect(valueAt(settings(), ['localizedStrings', 'lockScreenTitle'])).toBeUndefined();
});

it('edits the popup', async () => {
  app = await openApp({ path: '/config/screens/popup-overlay' });
  await app.press({ role: 'switch', name: 'Show a popup on your site' });
  await app.type({ role: 'textbox', name: 'Popup title' }, 'Spring');
  await app.pass(1000);
  expect(valueAt(settings(), ['websiteSettings', 'popup', 'title'])).toBe('Spring');
  await app.press({ role: 'link', name: 'Screens' });
  await app.wait({ role: 'link', name: /Spring.*On/ });
});

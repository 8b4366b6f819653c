import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DocKey } from '../../../../compiler/model/index.ts';
import type { EditorReleasesResponse } from '../../../../formatters/vocabulary/api/editor/releases.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import {
  RELEASE_AUTHOR,
  SYSTEM_RELEASE_MESSAGE,
} from '../../../../formatters/vocabulary/site/system-releases.ts';
import { ApiFailure } from '../../../core/api/api-failure.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp, type TestAppOptions } from '../../../testing/open-app.tsx';
import type { Query } from '../../../testing/roles.ts';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

const CARD = { role: 'region', name: 'Set up your site' } as const;
const HIDE = { role: 'button', name: 'Hide' } as const;
const PUBLISH_NOW = { role: 'button', name: 'Publish' } as const;

type Release = EditorReleasesResponse['releases'][number];
const RELEASE = { id: 'r-2', createdOn: 2, createdBy: 'owner', message: 'Summer', isActive: true, docs: {} };
const FIRST: Release = {
  ...RELEASE,
  id: 'r-1',
  createdBy: RELEASE_AUTHOR.commandLine,
  message: SYSTEM_RELEASE_MESSAGE.started,
};

/** The documents of the test shop with styles and shipping options: only publishing is left. */
const SET_UP = SHOP_DOCS.map((doc) => {
  if (doc.key !== ('settings:site' satisfies DocKey)) return doc;
  const cost = { value: '5.00', currency: 'EUR' };
  const shippingOptions = { post: { order: 'a0', name: 'Post', cost } };
  return {
    ...doc,
    body: {
      ...(doc.body as object),
      website: { ...(doc.body as { website: object }).website, contactEmail: 'hello@olaria.example' },
      design: { tweaks: { 'text-color': '#222222' } },
      websiteSettings: { storeSettings: { currency: 'EUR', shippingOptions } },
    },
  };
});

let app: TestApp;
beforeEach(() => localStorage.clear());
afterEach(() => app.close());

const open = async (options: Partial<TestAppOptions> = {}) => {
  app = await openApp({ path: '/config', ...options });
  await app.waitForText('To do');
};
const setUp = () => createMemorySite({ docs: SET_UP, now: () => 1 });
/** The top bar has buttons of the same names, before the others. */
const pressLast = async (query: Query) => {
  await app.waitUntil(() => app.all(query).length > 1);
  const button = app.all(query).at(-1);
  await act(async () => button?.focus());
  await act(async () => button?.click());
};
const linkTo = (name: RegExp) => app.find({ role: 'link', name }).getAttribute('href');

it('lists the steps with their states and links to their screens', async () => {
  await open({ server: { releases: [FIRST] } });
  expect(linkTo(/^DoneName your site/)).toBe('/config/settings/general#site');
  expect(linkTo(/^Not doneAdd a logo.*Optional$/)).toBe('/config/settings/general#brand');
  expect(linkTo(/^Not doneChoose colors and fonts/)).toBe('/config/pages?styles=1');
  expect(linkTo(/^DoneAdd your first product/)).toBe('/config/store/products');
  expect(linkTo(/^Not doneAdd your contact email/)).toBe('/config/settings/general#site');
  expect(linkTo(/^DoneSet up email/)).toBe('/config/settings/email');
  expect(linkTo(/^DoneSet up payment/)).toBe('/config/settings/commerce');
  expect(linkTo(/^Not doneSet up shipping/)).toBe('/config/settings/commerce#shipping');
});

it('shows the progress without optional steps', async () => {
  await open({ server: { releases: [RELEASE] } });
  await app.waitForText('5 of 8 required steps done');
  expect(
    app.find({ role: 'progressbar', name: '5 of 8 required steps done' }).getAttribute('aria-valuenow'),
  ).toMatch(/^62/);
});

it('opens the publish dialog', async () => {
  await open({ server: { releases: [FIRST] }, site: setUp() });
  await app.waitForText('7 of 8 required steps done');
  await pressLast(PUBLISH_NOW);
  await app.wait({ role: 'dialog' });
});

it('keeps the focus when its button is removed because the site was published', async () => {
  const failing = new Map([['releases', new ApiFailure('rejected', 403, {})]]);
  await open({ server: { failing, releases: [RELEASE] }, site: setUp() });
  await app.waitUntil(() => app.all(PUBLISH_NOW).length > 1);
  await act(async () => app.all(PUBLISH_NOW).at(-1)?.focus());
  failing.clear();
  await app.press({ role: 'button', name: 'Try again' });
  await app.waitUntil(() => app.all(CARD).length === 0);
  await app.waitUntil(() => document.activeElement?.id === 'main');
});

it('disappears when everything but optional steps is done', async () => {
  await open({ server: { releases: [RELEASE, FIRST] }, site: setUp() });
  await app.waitUntil(() => app.all(CARD).length === 0);
});

it('is not shown while the releases load when the site is known to be published', async () => {
  await open({ server: { releases: [RELEASE, FIRST] }, site: setUp() });
  await app.waitUntil(() => app.all(CARD).length === 0);
  await app.close();
  const { server } = app;
  server.releases = [];
  await open({ server, site: setUp() });
  expect(app.all(CARD)).toEqual([]);
});

it('counts the first version as published while it is live and nothing is changed', async () => {
  const site = setUp();
  const docs = Object.fromEntries(site.docs().map(({ key, rev }) => [key, rev]));
  const published = new Map([[FIRST.id, site.docs()]]);
  await open({ server: { releases: [{ ...FIRST, docs }], published }, site });
  await app.waitUntil(() => app.all(CARD).length === 0);
});

it('offers to publish when the releases cannot be loaded', async () => {
  const failing = new Map([['releases', new ApiFailure('rejected', 403, {})]]);
  await open({ server: { failing }, site: setUp() });
  await pressLast(PUBLISH_NOW);
  await app.wait({ role: 'dialog' });
});

it('is hidden for good, and the focus moves to the main content', async () => {
  await open();
  const hide = await app.wait(HIDE);
  await act(async () => hide.focus());
  await app.press(HIDE);
  expect(app.all(CARD)).toEqual([]);
  expect(document.activeElement?.id).toBe('main');
  await app.close();
  await open();
  expect(app.all(CARD)).toEqual([]);
});

it('is shown again by Undo', async () => {
  await open();
  await app.press(HIDE);
  await pressLast({ role: 'button', name: 'Undo' });
  await app.wait(CARD);
  await app.close();
  await open();
  await app.wait(CARD);
});

it('leaves out what the role may not do', async () => {
  await open({ roles: [CONTRIBUTOR_ROLE['store-manager']] });
  await app.waitForText('2 of 4 required steps done');
  expect(app.find(CARD).textContent).not.toContain('Name your site');
  await app.close();
  await open({ roles: [CONTRIBUTOR_ROLE.viewer] });
  expect(app.all(CARD)).toEqual([]);
});

it('says that payments are in test mode, or that customers cannot order', async () => {
  await open({ server: { payments: 'test' } });
  expect(app.find({ role: 'link', name: /^DoneSet up payment.*no money moves.*Test$/ })).toBeDefined();
  await app.close();
  await open({ server: { payments: 'none' } });
  expect(app.find({ role: 'link', name: /^Not doneSet up payment.*cannot order$/ })).toBeDefined();
});

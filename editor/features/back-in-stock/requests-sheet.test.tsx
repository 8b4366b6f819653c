import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EmailFailure } from '../../../formatters/vocabulary/api/emails.ts';
import type { RestockRequestGroup } from '../../../formatters/vocabulary/api/restock.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const NOW = 1_800_000_000_000;
/** Requests that the list does not have. */
const group = (variantId: string): RestockRequestGroup => ({
  productId: 'plate',
  variantId,
  count: 1,
  notifiedCount: 0,
  latestOn: 1_800_000_000_000,
});

it('a customer with a pending email is not shown as notified', async () => {
  const sign = (id: string) => ({
    ...{ id, productId: 'plate', variantId: 'large', siteVisitorEmail: `${id}@example.com` },
    ...{ isJoinMailingList: false, createdOn: NOW - 13 * 60_000 },
  });
  app = await openApp({
    path: `/config/store/restock?open=${encodeURIComponent('plate/large')}`,
    server: {
      isEmailRetained: true,
      stock: [{ productId: 'plate', variantId: 'large', sku: 'TP-L', qtyInStock: 5, unlimited: false }],
      signUps: [sign('ana'), { ...sign('rui'), notifiedOn: NOW - 60_000 }],
    },
  });
  await app.waitForText('Requested 13 minutes ago');
  await app.waitForText('Notified 1 minute ago');
  await app.press({ role: 'button', name: 'Send 1 email' });
  await app.waitForText('1 email not sent: no email provider is set up.');
  await app.waitForText('Email pending since just now');
  const sheet = app.find({ role: 'dialog' });
  expect(sheet.textContent).not.toContain('Everyone has been notified.');
  expect(sheet.textContent).toContain('Notified 1 minute ago');
  expect(app.find({ role: 'link', name: 'Email settings' }).getAttribute('href')).toBe(
    '/config/settings/email',
  );
});

it('a failed email shows its reason, the next attempt and a button to retry now', async () => {
  const at = (minutes: number) => NOW + minutes * 60_000;
  const notified = (id: string, failure: object) => ({
    ...{ id, productId: 'plate', variantId: 'large', siteVisitorEmail: `${id}@example.com` },
    ...{
      isJoinMailingList: false,
      createdOn: at(-90),
      notifiedOn: at(-60),
      failure: failure as EmailFailure,
    },
  });
  const reason = 'The email provider responded with 500';
  app = await openApp({
    path: `/config/store/restock?open=${encodeURIComponent('plate/large')}`,
    server: {
      stock: [{ productId: 'plate', variantId: 'large', sku: 'TP-L', qtyInStock: 5, unlimited: false }],
      signUps: [notified('ana', { reason, retryOn: at(10) }), notified('rui', { reason })],
    },
  });
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Lisbon',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at(10));
  await app.waitForText(`Email failed: ${reason}. Next attempt at ${clock}.`);
  await app.waitForText(`Email failed: ${reason}. We won’t retry automatically.`);
  await app.waitForText('2 emails couldn’t be sent.');
  const sheet = app.find({ role: 'dialog' });
  expect(sheet.textContent).not.toMatch(/Notified|Everyone has been notified/);
  await app.press({ role: 'button', name: 'Send again' });
  await app.waitForText('Everyone has been notified.');
  expect(sheet.textContent).not.toContain('Could not be sent');
});

it('a link opens requests that are not on the page, also when the first try has failed', async () => {
  app = await openApp({
    path: `/config/store/restock?open=${encodeURIComponent('plate/small')}`,
    server: { failing: new Map([['restockGroupsOf', new ApiFailure('network', 0, {})]]) },
  });
  const again = await app.wait({ role: 'button', name: 'Try again' });
  app.editor.api.restockGroupsOf = async () => ({ signUpGroups: [group('small')], hasNextPage: false });
  await act(async () => again.click());
  expect((await app.wait({ role: 'dialog' })).textContent).toContain('Tide plate, S');
});

describe('the list of requests', () => {
  const signUps = Array.from({ length: 30 }, (_, index) => ({
    ...{ id: `s-${index}`, productId: 'plate', variantId: `v-${index}` },
    ...{ siteVisitorEmail: `p${index}@example.com`, isJoinMailingList: false, createdOn: NOW - index },
  }));
  const requests: object[] = [];

  it('is searched, sorted and paged by the server', async () => {
    app = await openApp({ path: '/config/store/restock', server: { signUps } });
    await app.waitForText('1–25 of 30');
    const load = app.editor.api.restockGroups;
    app.editor.api.restockGroups = (request) => {
      requests.push(request);
      return load(request);
    };
    await app.press({ role: 'button', name: 'Next page' });
    await app.waitForText('26–30 of 30');
    await app.press({ role: 'columnheader', name: 'Requests' });
    await app.waitUntil(() => requests.length === 2);
    await app.type({ role: 'searchbox', name: 'Search requests' }, 'tide');
    await app.waitUntil(() => requests.length === 3);
    expect(requests).toMatchObject([
      { offset: 25, limit: 25 },
      { offset: 0, sort: 'count', order: 'asc' },
      { offset: 0, sort: 'count', search: 'tide' },
    ]);
  });
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EmailFailure } from '../../../formatters/vocabulary/api/emails.ts';
import type { RestockRequestGroup } from '../../../formatters/vocabulary/api/restock.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const NOW = 1_800_000_000_000;
const group = (variantId: string): RestockRequestGroup => ({
  productId: 'plate',
  variantId,
  count: 1,
  notifiedCount: 0,
  latestOn: 1_800_000_000_000,
});

/** Opens the link to the requests for a variant, with one group per page of results. Returns the requested cursors. */
async function openList(
  variantId: string,
  parts: ReadonlyMap<string, RestockRequestGroup>,
): Promise<string[]> {
  app = await openApp({
    path: `/config/store/restock?open=${encodeURIComponent(`plate/${variantId}`)}`,
    server: { failing: new Map([['restockGroups', new ApiFailure('network', 0, {})]]) },
  });
  const again = await app.wait({ role: 'button', name: 'Try again' });
  const cursors: string[] = [];
  app.editor.api.restockGroups = async (cursor = '1') => {
    cursors.push(cursor);
    const part = parts.get(cursor);
    if (part === undefined) throw new ApiFailure('network', 0, {});
    return { signUpGroups: [part], hasNextPage: true, nextPageCursor: String(Number(cursor) + 1) };
  };
  await act(async () => again.click());
  return cursors;
}

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

describe('a link to requests on a later page of results', () => {
  it('opens the requests once their page is loaded', async () => {
    const cursors = await openList(
      'small',
      new Map([
        ['1', group('large')],
        ['2', group('small')],
      ]),
    );
    expect((await app.wait({ role: 'dialog' })).textContent).toContain('Tide plate, S');
    expect(cursors.slice(0, 2)).toEqual(['1', '2']);
  });

  it('requests a failing page once, and continues when the user tries again', async () => {
    const parts = new Map([['1', group('large')]]);
    const cursors = await openList('small', parts);
    await app.waitUntil(() => cursors.length > 1);
    for (let tick = 0; tick < 5; tick++) await act(async () => new Promise((done) => setTimeout(done)));
    expect(cursors).toEqual(['1', '2']);
    parts.set('2', group('small'));
    await app.press({ role: 'button', name: 'Try again' });
    expect((await app.wait({ role: 'dialog' })).textContent).toContain('Tide plate, S');
    expect(cursors.filter((cursor) => cursor === '2')).toHaveLength(2);
  });
});

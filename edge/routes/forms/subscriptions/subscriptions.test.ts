import { beforeAll, describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../../../../formatters/vocabulary/api/forms.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { FIELD_NAME_PREFIX } from '../../../../formatters/vocabulary/rules/form/field-rule.ts';
import { SHARDS } from '../../../platform/remote/object-names.ts';
import { askWorker } from '../../../testing/browser.ts';
import { newVisitor, page, stored, tenant } from '../../../testing/forms.ts';
import {
  emailsTo,
  LISTS,
  linksTo,
  pressButton,
  publishLists,
  signUp,
} from '../../../testing/mailing-lists.ts';
import { confirmPath, readConfirmToken, shardOfSubscriber, subscriptionOf } from './subscription-links.ts';

beforeAll(() => publishLists());

/** Whether an address is on a list, waits for its confirmation, or neither. */
async function stateOf(email: string, listId = 'news'): Promise<string | undefined> {
  const { id } = await subscriptionOf(tenant(), listId, email);
  const shard = tenant().forms(shardOfSubscriber(id) ?? 0);
  for (const state of ['subscribed', 'unconfirmed'] as const) {
    const { positions } = await shard.findSubscribers({ listId, state, limit: 1000 });
    if (positions.some((position) => position.id === id)) return state;
  }
  return undefined;
}

describe('a form with a mailing list', () => {
  it('adds an address only after its owner confirmed it', async () => {
    expect((await signUp('ana@example.com')).status).toBe(200);
    expect(await stateOf('ana@example.com')).toBe('unconfirmed');
    const done = await pressButton((await linksTo('ana@example.com')).confirm);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('You are subscribed.')]);
    expect(await stateOf('ana@example.com')).toBe('subscribed');
  });

  it('adds an address at once without double opt-in, and sends no email', async () => {
    await signUp('rui@example.com', 'at-once');
    await signUp('rui@example.com', 'sale');
    expect([await stateOf('rui@example.com'), await stateOf('rui@example.com', 'sale')]).toEqual([
      'subscribed',
      'subscribed',
    ]);
    expect(await emailsTo('rui@example.com')).toEqual([]);
  });

  it('adds the first address that was entered, and nothing from other forms, lists that are gone, or spam', async () => {
    await signUp('eva@example.com', 'sale', { second: 'eva@second.com', name: 'ivo@example.com' });
    await signUp('one@example.com', 'plain');
    await signUp('two@example.com', 'elsewhere');
    const visitor = await newVisitor();
    const trapped = { ...page({ formId: 'sale' }), [HONEYPOT_FIELD]: 'x' };
    expect((await visitor.form(API.formSave, withPrefix(trapped, 'bot@example.com'))).status).toBe(200);
    const addresses = ['eva@example.com', 'eva@second.com', 'ivo@example.com', 'bot@example.com'];
    const states = await Promise.all(addresses.map((each) => stateOf(each, 'sale')));
    expect(states).toEqual(['subscribed', undefined, undefined, undefined]);
    expect(await stored('plain')).toHaveLength(1);
    expect(await stored('elsewhere')).toHaveLength(1);
    expect(await stateOf('two@example.com', 'gone')).toBeUndefined();
  });

  it('takes an address in any case once, also from a form without scripts', async () => {
    const visitor = await newVisitor();
    await signUp('mia@example.com', 'sale');
    const fields = withPrefix(page({ formId: 'sale' }), 'Mia@Example.com');
    expect((await visitor.form(API.formSave, fields)).status).toBe(200);
    const query = { listId: 'sale', state: 'subscribed', search: 'mia@', limit: 10 } as const;
    const shards = Array.from({ length: SHARDS.forms }, (_, shard) => tenant().forms(shard));
    const found = await Promise.all(shards.map((shard) => shard.findSubscribers(query)));
    expect(found.reduce((sum, { total }) => sum + total, 0)).toBe(1);
  });

  it('gives the same response whether the address is on the list or not, and sends one email', async () => {
    const responses = [await signUp('noa@example.com'), await signUp('noa@example.com')];
    await pressButton((await linksTo('noa@example.com')).confirm);
    responses.push(await signUp('noa@example.com'));
    const seen = await Promise.all(responses.map(async (each) => [each.status, await each.text()]));
    expect(new Set(seen.map(String)).size).toBe(1);
    expect(await emailsTo('noa@example.com')).toHaveLength(1);
  });
});

/** The fields of a form without scripts. */
function withPrefix(fields: object, email: string): Record<string, string> {
  return { ...fields, [`${FIELD_NAME_PREFIX}email`]: email } as Record<string, string>;
}

describe('the email with the confirmation link', () => {
  it('has the list, the site and both links, and no text of the visitor', async () => {
    await publishLists({
      news: { name: 'Kiln\r\nnews', doubleOptIn: true, contactEmail: 'post@olaria.test' },
    });
    await signUp('lia@example.com', 'confirmed', { name: 'Buy now at https://spam.example' });
    const [email] = await emailsTo('lia@example.com');
    expect(email?.subject).toBe('Confirm your subscription to Kiln news');
    expect(email?.text).toContain(
      'receive Kiln news from Olaria:\n\nhttps://shop.test/api/form/ConfirmSubscription?',
    );
    expect(email?.text).toContain('Unsubscribe:\nhttps://shop.test/api/form/Unsubscribe?');
    expect(email?.text).toContain('Olaria\npost@olaria.test\n');
    expect(email?.text).not.toContain('spam');
    await publishLists();
  });
});

describe('a link of the email', () => {
  it('changes nothing when it is only opened, as by programs that check emails', async () => {
    await signUp('gil@example.com');
    const { confirm, end } = await linksTo('gil@example.com');
    for (const link of [confirm, end]) {
      const response = await askWorker(`https://shop.test${link}`);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Kiln news')]);
    }
    expect(await stateOf('gil@example.com')).toBe('unconfirmed');
  });

  it('confirms with a second press, too', async () => {
    await signUp('ivo@example.com');
    const { confirm } = await linksTo('ivo@example.com');
    expect([await pressButton(confirm), await pressButton(confirm)].map(({ status }) => status)).toEqual([
      200, 200,
    ]);
  });

  it('unsubscribes, whether or not the address is on the list', async () => {
    await signUp('zoe@example.com');
    const { confirm, end } = await linksTo('zoe@example.com');
    await pressButton(confirm);
    const first = await pressButton(end);
    const second = await pressButton(end);
    for (const response of [first, second])
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('You are unsubscribed.'),
      ]);
    expect(await stateOf('zoe@example.com')).toBeUndefined();
    // The emails with the address are deleted with it.
    expect(await emailsTo('zoe@example.com')).toEqual([]);
  });

  it('unsubscribes with the request of an email program, without a cookie (RFC 8058)', async () => {
    await signUp('leo@example.com');
    const { confirm, end } = await linksTo('leo@example.com');
    await pressButton(confirm);
    const response = await askWorker(`https://shop.test${end}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([response.status, await stateOf('leo@example.com')]).toEqual([200, undefined]);
  });

  it('is in the headers of the email, for the unsubscribe button of email programs (RFC 8058)', async () => {
    await signUp('kai@example.com');
    const [email] = await emailsTo('kai@example.com');
    const { end } = await linksTo('kai@example.com');
    expect(email?.headers).toEqual({
      'List-Unsubscribe': `<https://shop.test${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('has no one-click header on a site without HTTPS, which RFC 8058 requires', async () => {
    await publishLists(LISTS, 'Olaria', 'http://shop.test');
    await signUp('liv@example.com');
    await publishLists();
    const [email] = await emailsTo('liv@example.com');
    expect(email?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/shop\.test\/.*\?token=[^>]+>$/),
    });
  });

  it('does not confirm an address that was removed since', async () => {
    await signUp('joe@example.com');
    const { confirm, end } = await linksTo('joe@example.com');
    await pressButton(end);
    const response = await pressButton(confirm);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('no longer valid'),
    ]);
    expect(await stateOf('joe@example.com')).toBeUndefined();
  });

  it('is rejected when it was changed, is of the other kind, or is missing', async () => {
    await signUp('tom@example.com');
    const { confirm, end } = await linksTo('tom@example.com');
    const token = (link: string) => link.slice(link.indexOf('=') + 1);
    const links = [
      `${API.subscriptionConfirm}?token=x${token(confirm)}`,
      `${API.subscriptionConfirm}?token=${token(end)}`,
      `${API.subscriptionEnd}?token=${token(confirm)}`,
      `${API.subscriptionEnd}?token=${'a'.repeat(5000)}`,
      API.subscriptionConfirm,
    ];
    const visitor = await newVisitor();
    for (const link of links) {
      const [path = '', query = ''] = link.split('?token=');
      const opened = await visitor.get(link, { headers: { accept: 'text/html' } });
      expect(opened.headers.get('content-type')).toContain('text/html');
      const pressed = await visitor.form(path, { token: query });
      const asJson = await visitor.json('POST', path, { token: query.slice(0, 1000) });
      expect([link, opened.status, pressed.status, asJson.status]).toEqual([link, 400, 400, 400]);
    }
    expect(await stateOf('tom@example.com')).toBe('unconfirmed');
  });

  it('confirms for seven days', async () => {
    const subscription = await subscriptionOf(tenant(), 'news', 'ben@example.com');
    const path = await confirmPath(tenant(), subscription, 0);
    const token = path.slice(path.indexOf('=') + 1);
    const end = 7 * 86_400_000;
    expect(await readConfirmToken(tenant(), token, end - 1)).toEqual(subscription);
    expect(await readConfirmToken(tenant(), token, end)).toBeUndefined();
  });

  it('works as JSON', async () => {
    await signUp('pia@example.com');
    const { confirm } = await linksTo('pia@example.com');
    const token = confirm.slice(confirm.indexOf('=') + 1);
    const response = await (await newVisitor()).json('POST', API.subscriptionConfirm, { token });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(await stateOf('pia@example.com')).toBe('subscribed');
  });
});

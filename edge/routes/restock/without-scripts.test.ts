import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { publishRelease } from '../../testing/release.ts';
import {
  createBrowser,
  emails,
  newEmail,
  newVisitor,
  PLATE,
  products,
  publishRestock,
  signedIn,
} from '../../testing/restock.ts';
import { shopData } from '../../testing/shop.ts';

beforeAll(publishRestock);

describe('without scripts', () => {
  const plain = (fields: object = {}) => ({ ...PLATE, email: newEmail(), ...fields });

  it('signs up and shows a page', async () => {
    const fields = plain({ isJoinMailingList: 'on' });
    const response = await (await newVisitor()).form(API.restockSignUp, fields);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const text = await response.text();
    expect(text).toContain('Signed up!');
    expect(text).toContain('href="/shop/p/plate"');
    expect(await emails(await signedIn())).toContain(fields.email);
  });

  it('shows the message of the store (R-RESTOCK-MSG-03)', async () => {
    const store = { restockSuccessText: 'We will <b>write</b>.' };
    await publishRelease({ edgeData: shopData({ products, store, website: { id: 'other' } }) }, 'other');
    const visitor = createBrowser('other.test');
    const response = await visitor.form(API.restockSignUp, plain());
    expect(await response.text()).toContain('We will &lt;b&gt;write&lt;/b&gt;.');
  });

  it('a rejected form returns the entered values', async () => {
    const email = '"><script>alert(1)</script>';
    const response = await (await newVisitor()).form(API.restockSignUp, plain({ email }));
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('Email is invalid');
    expect(text).toContain(`method="post" action="${API.restockSignUp}">`);
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('<script>alert');
  });

  it('a form of another site is rejected', async () => {
    const response = await (await newVisitor()).get(API.restockSignUp, {
      method: 'POST',
      body: new URLSearchParams(plain()),
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });
});

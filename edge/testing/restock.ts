import { expect } from 'vitest';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import type { RestockList } from '../../formatters/vocabulary/api/restock.ts';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../app.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { type Browser, createBrowser as createBrowserOf } from './browser.ts';
import { publishRelease, testEnv } from './release.ts';
import { PRODUCTS, product, shopData, variant } from './shop.ts';

export const PLATE = { productId: 'plate', variantId: 'plate-blue' };
export const SOLD_OUT = { productId: 'bowl', variantId: 'bowl-one' };
export const products = withStock(0);

export function withStock(qtyInStock: number) {
  const variants = [variant({ id: 'bowl-one', sku: 'BOWL', qtyInStock })];
  return { ...PRODUCTS, bowl: product({ id: 'bowl', title: 'Bowl', variants }) };
}

/** Publishes a shop with a product that is sold out. */
export async function publishRestock(): Promise<void> {
  await publishRelease({ edgeData: shopData({ products }) });
}

export const tenant = createTenant(testEnv(), 'shop');
const app = createApp();

/** Calls the app directly: many requests through the test pool get slower and slower. */
export function createBrowser(host?: string, env: object = {}): Browser {
  return createBrowserOf(host, async (request) => app.fetch(request, { ...testEnv(), ...env }));
}

export async function newVisitor(): Promise<Browser> {
  const visitor = createBrowser();
  await visitor.get('/cart');
  return visitor;
}

export async function signedIn(role: number = CONTRIBUTOR_ROLE['store-manager']): Promise<Browser> {
  const browser = createBrowser();
  await browser.get(`/config?key=${await tenant.account().createSignInKey('shop', role)}`);
  return browser;
}

export async function member(email: string): Promise<Browser> {
  const visitor = await newVisitor();
  const account = await visitor.json('POST', API.account, { email, password: 'long enough', name: 'Rui' });
  expect(account.status).toBe(200);
  return visitor;
}

let people = 0;
/** An email that no other test uses. */
export const newEmail = () => `person-${++people}@example.com`;

export function signUp(visitor: Browser, fields: object = {}) {
  const body = { ...PLATE, siteVisitorEmail: newEmail(), isJoinMailingList: false, ...fields };
  return visitor.json('POST', API.restockSignUp, body);
}

export async function list(browser: Browser, query: Readonly<Record<string, string>> = PLATE) {
  const response = await browser.get(`${API.restock}?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as RestockList;
}

export async function emails(browser: Browser, query: Readonly<Record<string, string>> = PLATE) {
  return ((await list(browser, query)).signUps ?? []).map(({ siteVisitorEmail }) => siteVisitorEmail);
}

export async function sentEmails(to: string) {
  return (await tenant.restock().listOutbox({ limit: 10_000 })).filter((email) => email.to === to);
}

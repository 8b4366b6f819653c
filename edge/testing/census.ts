import { expect } from 'vitest';
import { formSchema } from '../../compiler/model/index.ts';
import type { EditorCensusResponse } from '../../formatters/vocabulary/api/census.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../app.ts';
import { siteDay } from '../domain/site-day.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { type Browser, createBrowser } from './browser.ts';
import { publishRelease, testEnv } from './release.ts';
import { shopData } from './shop.ts';

export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

export const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const app = createApp();

export const files = {
  'index.html': '<!doctype html>',
  'journal/a b/index.html': '<!doctype html>',
  'assets/a.css': 'a{}',
};

export const forms = {
  contact: { ...formSchema.parse({ name: 'Contact', fields: {} }), submissionMarkup: '' },
};

export async function publishCensus(): Promise<void> {
  await publishRelease({ files, edgeData: { ...shopData(), forms } });
}

/** Sites that no other test uses. */
export const HOSTS = JSON.stringify({ 'shop.test': 'shop', 'other.test': 'other', 'quiet.test': 'quiet' });

export interface Visitor {
  readonly agent?: string;
  readonly address?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function ask(path: string, init: RequestInit, visitor: Visitor = {}): Promise<Response> {
  const { agent = PHONE, address = '', host = 'shop.test', headers = {} } = visitor;
  const request = new Request(`https://${host}${path}`, {
    method: 'POST',
    ...init,
    headers: {
      origin: `https://${host}`,
      'user-agent': agent,
      'x-address': address,
      ...headers,
      ...(init.headers as Record<string, string>),
    },
  });
  return Promise.resolve(app.fetch(request, { ...testEnv(), HOSTS, CLIENT_ADDRESS_HEADER: 'x-address' }));
}

/** Sends a beacon. */
export function postBeacon(
  path: string,
  fields: Readonly<Record<string, string>>,
  visitor?: Visitor,
): Promise<Response> {
  return ask(path, { body: new URLSearchParams(fields) }, visitor);
}

export function hit(
  event: number,
  data: object,
  visitor?: Visitor,
  cookie = 'ana|1|1|1|1',
): Promise<Response> {
  return postBeacon(
    API.recordHit,
    { event: String(event), data: JSON.stringify(data), ss_cvr: cookie },
    visitor,
  );
}

export async function signedIn(role: number = CONTRIBUTOR_ROLE.admin, host = 'shop.test'): Promise<Browser> {
  const browser = createBrowser(host, async (request) => app.fetch(request, { ...testEnv(), HOSTS }));
  const tenant = createTenant(testEnv(), host.split('.')[0] ?? '');
  await browser.get(`/config?key=${await tenant.account().createSignInKey(tenant.siteId, role)}`);
  return browser;
}

export async function census(query = '', host = 'shop.test'): Promise<EditorCensusResponse> {
  const response = await (await signedIn(CONTRIBUTOR_ROLE.admin, host)).get(`${API.editorCensus}${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

export const today = () => siteDay('Europe/Lisbon', Date.now());

export async function sums(host?: string) {
  const { days } = await census('', host);
  return days.find(({ day }) => day === today())?.counts ?? {};
}

export async function named(kind: keyof EditorCensusResponse['names'], host?: string) {
  const { names } = await census('', host);
  return Object.fromEntries((names[kind] ?? []).map(({ name, count }) => [name, count]));
}

/** Returns what a step adds to the totals. */
export async function added(step: () => Promise<unknown>) {
  const before = await sums();
  await step();
  const after = await sums();
  const kinds = Object.keys(after) as (keyof typeof after)[];
  const pairs = kinds.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)] as const);
  return Object.fromEntries(pairs.filter(([, count]) => count !== 0));
}

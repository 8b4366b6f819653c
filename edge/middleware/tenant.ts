import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Env } from '../env.ts';
import { MESSAGES } from '../messages.ts';
import { createTenant } from '../tenancy/tenant.ts';

/**
 * Host to site by the allow-list, before any object is touched: otherwise every made-up host would make a database
 * (edge 4.4).
 */
export const findTenant: MiddlewareHandler<AppEnv> = async (context, next) => {
  const siteId = siteOf(context.env, new URL(context.req.url).host);
  if (siteId === undefined) return context.text(MESSAGES.noSiteHere, 404);
  context.set('tenant', createTenant(context.env, siteId));
  context.set('clientAddress', addressOf(context.req.raw.headers, context.env.CLIENT_ADDRESS_HEADER));
  return next();
};

function siteOf(env: Env, host: string): string | undefined {
  const hosts = hostsOf(env.HOSTS);
  return hosts.get(host) ?? hosts.get('*');
}

/** The list as it was parsed last: an isolate has one. */
const parsed: { text: string; hosts: ReadonlyMap<string, string> } = { text: '{}', hosts: new Map() };

function hostsOf(text: string): ReadonlyMap<string, string> {
  if (parsed.text !== text) {
    const hosts = new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, string>>));
    Object.assign(parsed, { text, hosts });
  }
  return parsed.hosts;
}

/** A household has a /64 of IPv6: counting single addresses would count nothing. */
function addressOf(headers: Headers, name: string | undefined): string {
  const address = ((name && headers.get(name)) || '').trim().toLowerCase();
  return address.includes(':') ? networkOf(address) : address;
}

/** The first four groups; `::` stands for as many zeros as are missing. */
function networkOf(address: string): string {
  const [front = '', back] = address.split('::', 2);
  const groups = front === '' ? [] : front.split(':');
  const rest = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

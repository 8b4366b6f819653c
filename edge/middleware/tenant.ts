import type { MiddlewareHandler } from 'hono';
import type { Env } from '../platform/env.ts';
import { isLoopback } from '../platform/is-loopback.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { publishedUrl } from '../tenancy/email-origin.ts';
import { createTenant, type Tenant } from '../tenancy/tenant.ts';
import { clientAddressOf, isForwardedSecure } from './client-address.ts';

/**
 * Resolves the host to a site by the allow-list before any object is used: otherwise each unknown host would create a
 * database (edge 4.4).
 */
export const findTenant: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { env } = context;
  const url = new URL(context.req.url);
  const resolved = await resolveHost(env, url.host);
  if (resolved === undefined) return context.text(MESSAGES.noSiteHere, 404);
  const { tenant, isNamed } = resolved;
  const isSecure = isSecureAt(url, context.req.raw.headers, env) || (await isPublishedSecure(tenant, url));
  context.set('tenant', tenant);
  context.set('isSecure', isSecure);
  context.set('ownOrigin', isNamed ? `${isSecure ? 'https' : 'http'}://${url.host}` : undefined);
  context.set('clientAddress', clientAddressOf(context.req.raw.headers, env.CLIENT_ADDRESS_HEADER));
  return next();
};

/** Keys of the allow-list with a special meaning. */
const ANY_HOST = '*';
const PUBLISHED_HOST = '@baseUrl';

interface ResolvedHost {
  readonly tenant: Tenant;
  /** The host belongs to the site; false if only `*` matched. */
  readonly isNamed: boolean;
}

async function resolveHost(env: Env, host: string): Promise<ResolvedHost | undefined> {
  const hosts = hostsOf(env.HOSTS);
  const named = host === ANY_HOST ? undefined : hosts.get(host);
  if (named !== undefined) return { tenant: createTenant(env, named), isNamed: true };
  const published = hosts.get(PUBLISHED_HOST);
  if (published !== undefined) {
    const tenant = createTenant(env, published);
    if (publishedUrl(await tenant.release())?.host === host) return { tenant, isNamed: true };
  }
  const any = hosts.get(ANY_HOST);
  return any === undefined ? undefined : { tenant: createTenant(env, any), isNamed: false };
}

function isSecureAt({ protocol }: URL, headers: Headers, { CLIENT_ADDRESS_HEADER = '' }: Env): boolean {
  if (protocol === 'https:') return true;
  return CLIENT_ADDRESS_HEADER !== '' && isForwardedSecure(headers);
}

/** Whether the host is that of an HTTPS base URL: such requests came through a TLS-terminating proxy. */
async function isPublishedSecure(tenant: Tenant, { host, hostname }: URL): Promise<boolean> {
  if (isLoopback(hostname)) return false;
  try {
    const url = publishedUrl(await tenant.release());
    return url?.host === host && url.protocol === 'https:';
  } catch {
    // The page handler reports a broken release.
    return false;
  }
}

/** The last parsed list; an isolate has one. */
const parsed: { text: string; hosts: ReadonlyMap<string, string> } = { text: '{}', hosts: new Map() };

function hostsOf(text: string): ReadonlyMap<string, string> {
  if (parsed.text !== text) {
    const hosts = new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, string>>));
    Object.assign(parsed, { text, hosts });
  }
  return parsed.hosts;
}

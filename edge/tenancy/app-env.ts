import type { Contributor } from '../domain/account.ts';
import type { Env } from '../platform/env.ts';
import type { Tenant } from './tenant.ts';

/** Request variables, set by middleware. */
export interface Variables {
  /** Site of the host; set before any handler runs. */
  readonly tenant: Tenant;
  /**
   * Origin of the request if the host belongs to the site; undefined if only `*` matched, since emails must not link to
   * a host that the client chose.
   */
  readonly ownOrigin: string | undefined;
  /** Whether the connection of the visitor is secure, also behind a TLS-terminating proxy. */
  readonly isSecure: boolean;
  /** Client address for rate limits, IPv6 reduced to /64. */
  readonly clientAddress: string;
  /** Signed-in contributor; set by `requireContributor`. */
  readonly contributor: Contributor;
  /** New crumb of this response, if one was created. */
  readonly crumb?: string;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

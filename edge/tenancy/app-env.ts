import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Contributor } from '../domain/account.ts';
import type { Env } from '../platform/env.ts';
import type { Tenant } from './tenant.ts';

/** What a request carries through the middleware. */
export interface Variables {
  /** The site of the request's host; set before any route runs. */
  readonly tenant: Tenant;
  /**
   * Scheme and host of the request, where the site is known by that host; undefined where only `*` let it in: then the
   * host is whatever somebody has written, and no letter may carry it.
   */
  readonly ownOrigin: string | undefined;
  /** Whether the visitor's browser has a secure connection, as far as can be known behind a server that ends TLS. */
  readonly isSecure: boolean;
  /** The address of the visitor, an IPv6 one cut to its /64: what limits count by. */
  readonly clientAddress: string;
  /** Who is signed in to the dashboard; set by `requireContributor`. */
  readonly contributor: Contributor;
  /** The crumb that this answer gives; absent while none was made. */
  readonly crumb?: string;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type App = OpenAPIHono<AppEnv>;

/** A group of routes: `edge/routes/<area>/index.ts` exports one. */
export type Routes = (app: App) => void;

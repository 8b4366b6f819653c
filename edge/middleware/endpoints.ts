import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { API, type ApiName } from '../../formatters/vocabulary/api/paths.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** An API endpoint as described in the OpenAPI document. */
export interface Endpoint {
  readonly name: ApiName;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** One line. */
  readonly summary: string;
  /** Tag in the OpenAPI document. */
  readonly tag: string;
  /**
   * Who may call it: `public`, a `visitor` (requires the crumb), a `beacon`, a signed-in `contributor` (writes require
   * the crumb).
   */
  readonly access: 'public' | 'visitor' | 'beacon' | 'contributor';
  /** Schema of a JSON body, or the media type of another body. */
  readonly body?: z.ZodType | string;
  /** Also accepts the same fields from a plain HTML form. */
  readonly isForm?: boolean;
  /** Descriptions of the query parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** Descriptions of headers other than the crumb. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Responses by status, as a description or a schema. Common error responses are added. */
  readonly responses: Readonly<Record<number, string | z.ZodType>>;
}

type Step = MiddlewareHandler<AppEnv> | Handler<AppEnv>;

/** The application, which collects its endpoints for the OpenAPI document. */
export interface App extends Hono<AppEnv> {
  readonly endpoints: Endpoint[];
}

/** Registers the routes of an area; exported by `edge/routes/<area>/index.ts`. */
export type Routes = (app: App) => void;

export function createRouter(): App {
  return Object.assign(new Hono<AppEnv>(), { endpoints: [] });
}

/** An endpoint, its middleware, and its handler. */
export type EndpointRoute = readonly [endpoint: Endpoint, ...steps: Step[]];

export function addEndpoints(app: App, routes: readonly EndpointRoute[]): void {
  for (const [endpoint, ...steps] of routes) addEndpoint(app, endpoint, ...steps);
}

/** Adds a route and its entry in `/api/openapi.json`. */
export function addEndpoint(app: App, endpoint: Endpoint, ...steps: readonly Step[]): void {
  app.on(endpoint.method.toUpperCase(), [API[endpoint.name]], ...(steps as Handler<AppEnv>[]));
  app.endpoints.push(endpoint);
}

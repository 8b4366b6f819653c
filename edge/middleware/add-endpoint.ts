import type { Handler, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { CRUMB_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { API, type ApiName } from '../../formatters/vocabulary/api/paths.ts';
import type { App, AppEnv } from '../tenancy/app-env.ts';

/** An API endpoint as described in the OpenAPI document. */
export interface Endpoint {
  readonly name: ApiName;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** One line. */
  readonly summary: string;
  /** Tag in the OpenAPI document. */
  readonly tag: string;
  /**
   * Who may call it: `anybody`, a `visitor` (requires the crumb), a `beacon`, a signed-in `contributor` (writes require
   * the crumb).
   */
  readonly access: 'anybody' | 'visitor' | 'beacon' | 'contributor';
  /** Schema of a JSON body, or the media type of another body. */
  readonly body?: z.ZodType | string;
  /** Also accepts the same fields from a plain HTML form. */
  readonly isForm?: boolean;
  /** Descriptions of the query parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** Descriptions of headers other than the crumb. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Responses by status, as a description or a schema. Common error responses are added. */
  readonly answers: Readonly<Record<number, string | z.ZodType>>;
}

type Step = MiddlewareHandler<AppEnv> | Handler<AppEnv>;

/** An endpoint, its middleware, and its handler. */
export type EndpointRoute = readonly [call: Endpoint, ...steps: Step[]];

export function addEndpoints(app: App, calls: readonly EndpointRoute[]): void {
  for (const [call, ...steps] of calls) addEndpoint(app, call, ...steps);
}

/** Adds a route and its entry in `/api/openapi.json`. */
export function addEndpoint(app: App, call: Endpoint, ...steps: readonly Step[]): void {
  app.on(call.method.toUpperCase(), [API[call.name]], ...(steps as Handler<AppEnv>[]));
  describeEndpoint(app, call);
}

function describeEndpoint(app: App, call: Endpoint): void {
  const path = API[call.name];
  const needsCrumb = call.access === 'visitor' || (call.access === 'contributor' && call.method !== 'get');
  const headers = {
    ...(needsCrumb && { [CRUMB_HEADER]: 'The value of the crumb cookie.' }),
    ...call.headers,
  };
  const parameters = [
    ...[...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => parameter(name, 'path', '')),
    ...Object.entries(call.query ?? {}).map(([name, what]) => parameter(name, 'query', what)),
    ...Object.entries(headers).map(([name, what]) => parameter(name, 'header', what)),
  ];
  app.openAPIRegistry.registerPath({
    method: call.method,
    path: path.replace(/:([A-Za-z]+)/g, '{$1}'),
    operationId: `${call.method}${call.name[0]?.toUpperCase()}${call.name.slice(1)}`,
    summary: call.summary,
    tags: [call.tag],
    parameters,
    ...(call.access === 'contributor' && { security: [{ session: [] }] }),
    ...(call.body !== undefined && { request: { body: { content: contentOf(call.body, call.isForm) } } }),
    responses: responsesOf(call, needsCrumb),
  });
}

function parameter(name: string, place: 'path' | 'query' | 'header', description: string) {
  return { name, in: place, required: place === 'path', description, schema: { type: 'string' as const } };
}

function contentOf(body: z.ZodType | string, isForm = false) {
  if (typeof body === 'string') return { [body]: { schema: { type: 'string' as const, format: 'binary' } } };
  const content = schemaOf(body, 'input');
  return { 'application/json': content, ...(isForm && { 'application/x-www-form-urlencoded': content }) };
}

/** Converts the schema when the document is read. */
function schemaOf(type: z.ZodType, io: 'input' | 'output') {
  return {
    get schema(): Record<string, unknown> {
      const { $schema: _, ...schema } = z.toJSONSchema(type, { unrepresentable: 'any', io });
      return schema;
    },
  };
}

function responsesOf({ answers, access, body, method }: Endpoint, needsCrumb: boolean) {
  const refusals: Readonly<Record<number, string>> = {
    ...(body !== undefined && { 400: 'The body is not what it must be; `errors` tells by place.' }),
    ...(access === 'contributor' && { 401: 'Nobody is signed in.', 403: 'Not for these roles.' }),
    ...(needsCrumb && { 403: 'No or a wrong crumb (`crumbFail`), or not for these roles.' }),
    ...(method !== 'get' && access !== 'contributor' && { 429: 'Please try again in a few seconds.' }),
  };
  const all = Object.entries<string | z.ZodType>({ ...refusals, ...answers });
  return Object.fromEntries(
    all.map(([status, answer]) => {
      if (typeof answer !== 'string')
        return [status, { description: 'Done', content: { 'application/json': schemaOf(answer, 'output') } }];
      const content = { 'application/json': { schema: REFUSAL } };
      return [status, { description: answer, ...(Number(status) >= 400 && { content }) }];
    }),
  );
}

/** JSON Schema of `ApiErrorBody`. */
const REFUSAL = {
  type: 'object' as const,
  required: ['error', 'message'],
  properties: {
    error: { type: 'string' as const },
    message: { type: 'string' as const },
    errors: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
    crumbFail: { const: true },
  },
};

import type { Handler, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { CRUMB_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { API, type ApiName } from '../../formatters/vocabulary/api/paths.ts';
import type { App, AppEnv } from '../tenancy/app-env.ts';

/** A call as the API document tells it. */
export interface Call {
  readonly name: ApiName;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** One line. */
  readonly summary: string;
  /** The chapter of the document. */
  readonly tag: string;
  /** Who may call: anybody, a visitor's page (needs the crumb), a beacon, somebody signed in (writes need the crumb). */
  readonly access: 'anybody' | 'visitor' | 'beacon' | 'contributor';
  /** The schema of a JSON body, or the media type of another one. */
  readonly body?: z.ZodType | string;
  /** A form without script may send the same fields. */
  readonly isForm?: boolean;
  /** Query parameters and what they are. */
  readonly query?: Readonly<Record<string, string>>;
  /** Headers beside the crumb, and what they are. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is answered, by status: in words, or by its schema. Refusals that every call of its kind has are added. */
  readonly answers: Readonly<Record<number, string | z.ZodType>>;
}

type Step = MiddlewareHandler<AppEnv> | Handler<AppEnv>;

/** A call, what has to be settled before it, and what answers it. */
export type CallRoute = readonly [call: Call, ...steps: Step[]];

export function addCalls(app: App, calls: readonly CallRoute[]): void {
  for (const [call, ...steps] of calls) addCall(app, call, ...steps);
}

/** Adds a route together with its entry in `/api/openapi.json`. Schemas are turned into text only when that is read. */
export function addCall(app: App, call: Call, ...steps: readonly Step[]): void {
  app.on(call.method.toUpperCase(), [API[call.name]], ...(steps as Handler<AppEnv>[]));
  describeCall(app, call);
}

function describeCall(app: App, call: Call): void {
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

/** Made only when the document is read. */
function schemaOf(type: z.ZodType, io: 'input' | 'output') {
  return {
    get schema(): Record<string, unknown> {
      const { $schema: _, ...schema } = z.toJSONSchema(type, { unrepresentable: 'any', io });
      return schema;
    },
  };
}

function responsesOf({ answers, access, body, method }: Call, needsCrumb: boolean) {
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

/** `ApiErrorBody` of the vocabulary. */
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

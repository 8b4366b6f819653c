import type { Handler, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { API, type ApiName, CRUMB_HEADER } from '../../../formatters/vocabulary/index.ts';
import type { App, AppEnv } from '../../app-env.ts';

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
  /** Query parameters and what they are. */
  readonly query?: Readonly<Record<string, string>>;
  /** What is answered, by status. Refusals that every call of its kind has are added. */
  readonly answers: Readonly<Record<number, string>>;
}

type Step = MiddlewareHandler<AppEnv> | Handler<AppEnv>;

/** Adds a route together with its entry in `/api/openapi.json`. Schemas are turned into text only when that is read. */
export function addCall(app: App, call: Call, ...steps: readonly Step[]): void {
  app.on(call.method.toUpperCase(), [API[call.name]], ...(steps as Handler<AppEnv>[]));
  describeCall(app, call);
}

/** The entry alone, for a call whose route is added elsewhere. */
export function describeCall(app: App, call: Call): void {
  const path = API[call.name];
  const parameters = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => parameter(name, 'path', ''));
  for (const [name, what] of Object.entries(call.query ?? {}))
    parameters.push(parameter(name, 'query', what));
  const needsCrumb = call.access === 'visitor' || (call.access === 'contributor' && call.method !== 'get');
  if (needsCrumb) parameters.push(parameter(CRUMB_HEADER, 'header', 'The value of the crumb cookie.'));
  app.openAPIRegistry.registerPath({
    method: call.method,
    path: path.replace(/:([A-Za-z]+)/g, '{$1}'),
    operationId: `${call.method}${call.name[0]?.toUpperCase()}${call.name.slice(1)}`,
    summary: call.summary,
    tags: [call.tag],
    parameters,
    ...(call.access === 'contributor' && { security: [{ session: [] }] }),
    ...(call.body !== undefined && { request: { body: { content: contentOf(call.body) } } }),
    responses: responsesOf(call, needsCrumb),
  });
}

function parameter(name: string, place: 'path' | 'query' | 'header', description: string) {
  return { name, in: place, required: place === 'path', description, schema: { type: 'string' as const } };
}

function contentOf(body: z.ZodType | string) {
  if (typeof body === 'string') return { [body]: { schema: { type: 'string' as const, format: 'binary' } } };
  const json = {
    get schema(): Record<string, unknown> {
      const { $schema: _, ...schema } = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' });
      return schema;
    },
  };
  return { 'application/json': json };
}

function responsesOf({ answers, access, body, method }: Call, needsCrumb: boolean) {
  const refusals: Readonly<Record<number, string>> = {
    ...(body !== undefined && { 400: 'The body is not what it must be; `errors` tells by place.' }),
    ...(access === 'contributor' && { 401: 'Nobody is signed in.', 403: 'Not for these roles.' }),
    ...(needsCrumb && { 403: 'No or a wrong crumb (`crumbFail`), or not for these roles.' }),
    ...(method !== 'get' && access !== 'contributor' && { 429: 'Please try again in a few seconds.' }),
  };
  const all = Object.entries({ ...refusals, ...answers });
  return Object.fromEntries(
    all.map(([status, description]) => [
      status,
      Number(status) < 400
        ? { description }
        : { description, content: { 'application/json': { schema: REFUSAL } } },
    ]),
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

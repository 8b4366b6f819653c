import { z } from 'zod';
import type { ApiErrorBody } from '../../../formatters/vocabulary/api/api-error.ts';
import { CRUMB_HEADER } from '../../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { Endpoint } from '../../middleware/endpoints.ts';
import { SESSION_COOKIE } from '../../middleware/session-cookie.ts';
import type { EndpointKey } from './bodies/endpoint-bodies.ts';
import { REJECTION_BODIES } from './rejection-bodies.ts';
import { SUCCESS_BODIES } from './success-bodies.ts';

/** Builds the OpenAPI 3.1 document of these endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = API[endpoint.name].replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quoin', version: '1', description: 'Calls of a site, its shop and its dashboard.' },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
    paths,
  };
}

function operationOf(endpoint: Endpoint) {
  const { name, method, access, summary, tag, query = {}, body, isForm } = endpoint;
  const needsCrumb = access === 'visitor' || (access === 'contributor' && method !== 'get');
  const headers = {
    ...(needsCrumb && { [CRUMB_HEADER]: 'The value of the crumb cookie.' }),
    ...endpoint.headers,
  };
  const parameters = [
    ...[...API[name].matchAll(/:([A-Za-z]+)/g)].map(([, id = '']) => parameter(id, 'path', '')),
    ...Object.entries(query).map(([id, description]) => parameter(id, 'query', description)),
    ...Object.entries(headers).map(([id, description]) => parameter(id, 'header', description)),
  ];
  return {
    operationId: `${method}${name[0]?.toUpperCase()}${name.slice(1)}`,
    summary,
    tags: [tag],
    parameters,
    ...(access === 'contributor' && { security: [{ session: [] }] }),
    ...(body !== undefined && { requestBody: { content: contentOf(body, isForm) } }),
    responses: responsesOf(endpoint),
  };
}

function parameter(name: string, location: 'path' | 'query' | 'header', description: string) {
  return {
    name,
    in: location,
    required: location === 'path',
    description,
    schema: { type: 'string' as const },
  };
}

function contentOf(body: z.ZodType | string, isForm = false) {
  if (typeof body === 'string') return { [body]: { schema: { type: 'string' as const, format: 'binary' } } };
  const content = schemaOf(body, 'input');
  return { 'application/json': content, ...(isForm && { 'application/x-www-form-urlencoded': content }) };
}

function schemaOf(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { unrepresentable: 'any', io });
  return { schema };
}

/** The description of each status that an endpoint may respond with. */
export function statusesOf({
  responses,
  access,
  method,
  isForm,
}: Endpoint): Readonly<Record<number, string>> {
  const own = Object.entries<string | z.ZodType>(responses).map(
    ([status, response]) => [status, typeof response === 'string' ? response : 'Success'] as const,
  );
  return {
    400: 'Invalid host, parameters or body; `errors` has messages by path.',
    ...(access === 'contributor' && { 401: 'Not signed in.' }),
    403: FORBIDDEN[access],
    404: 'No site at this host, or nothing with these parameters.',
    409: 'Another request interfered; please try again.',
    ...(method !== 'get' && { 413: 'The body is too large.' }),
    429: 'Please try again in a few seconds; `Retry-After` says when.',
    ...(isForm && { 303: 'Redirect after a plain HTML form' }),
    ...Object.fromEntries(own),
  };
}

const FORBIDDEN: Readonly<Record<Endpoint['access'], string>> = {
  public: 'The website is not available to visitors.',
  beacon: 'Cross-origin request, or the website is not available to visitors.',
  visitor: 'Missing or invalid crumb (`crumbFail`), or the website is not available to visitors.',
  contributor: 'No permission; for writes also a missing or invalid crumb (`crumbFail`).',
};

/** The schema of a JSON body; undefined for responses without JSON. */
export function bodySchemaOf(endpoint: Endpoint, status: number): z.ZodType | undefined {
  const { responses, method, name } = endpoint;
  const own = Object.hasOwn(responses, status) ? responses[status] : undefined;
  if (own !== undefined && typeof own !== 'string') return own;
  const key: EndpointKey = `${method} ${name}`;
  if (status >= 400) return REJECTION_BODIES[`${key} ${status}`] ?? errorSchema;
  if (status === 200 && SUCCESS_BODIES[key] !== undefined) return SUCCESS_BODIES[key];
  // Idempotent repetitions, and accepted requests without a result.
  if (status === 200 && typeof responses[201] === 'object') return responses[201];
  return status === 202 ? z.strictObject({}) : undefined;
}

/** `ApiErrorBody`. */
const errorSchema: z.ZodType<ApiErrorBody> = z.strictObject({
  error: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).exactOptional(),
  crumbFail: z.literal(true).exactOptional(),
});

function responsesOf(endpoint: Endpoint) {
  return Object.fromEntries(
    Object.entries(statusesOf(endpoint)).map(([status, description]) => {
      const schema = bodySchemaOf(endpoint, Number(status));
      const content = {
        ...(schema !== undefined && { 'application/json': schemaOf(schema, 'output') }),
        ...(endpoint.isForm && Number(status) !== 303 && { 'text/html': HTML }),
      };
      return [status, { description, ...(Object.keys(content).length > 0 && { content }) }];
    }),
  );
}

const HTML = { schema: { type: 'string' as const } };

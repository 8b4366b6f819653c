import { z } from 'zod';
import { CRUMB_HEADER } from '../../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { Endpoint } from '../../middleware/endpoints.ts';
import { SESSION_COOKIE } from '../../middleware/session-cookie.ts';

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
    responses: responsesOf(endpoint, needsCrumb),
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

function responsesOf({ responses, access, body, method }: Endpoint, needsCrumb: boolean) {
  const errors: Readonly<Record<number, string>> = {
    ...(body !== undefined && { 400: 'Invalid body; `errors` has messages by path.' }),
    ...(access === 'contributor' && { 401: 'Not signed in.', 403: 'No permission.' }),
    ...(needsCrumb && { 403: 'Missing or invalid crumb (`crumbFail`), or no permission.' }),
    ...(method !== 'get' && access !== 'contributor' && { 429: 'Please try again in a few seconds.' }),
  };
  const all = Object.entries<string | z.ZodType>({ ...errors, ...responses });
  return Object.fromEntries(
    all.map(([status, response]) => {
      if (typeof response !== 'string')
        return [
          status,
          { description: 'Success', content: { 'application/json': schemaOf(response, 'output') } },
        ];
      const content = { 'application/json': { schema: ERROR_SCHEMA } };
      return [status, { description: response, ...(Number(status) >= 400 && { content }) }];
    }),
  );
}

/** JSON Schema of `ApiErrorBody`. */
const ERROR_SCHEMA = {
  type: 'object' as const,
  required: ['error', 'message'],
  properties: {
    error: { type: 'string' as const },
    message: { type: 'string' as const },
    errors: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
    crumbFail: { const: true },
  },
};

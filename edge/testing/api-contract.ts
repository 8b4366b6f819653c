import { API } from '../../formatters/vocabulary/api/paths.ts';
import type { App } from '../middleware/endpoints.ts';
import { bodySchemaOf, statusesOf } from '../routes/openapi/openapi-document.ts';

export interface ApiCall {
  readonly method: string;
  /** With or without values of its parameters: `/api/commerce/orders/:orderId`. */
  readonly path: string;
}

/**
 * Compares responses with the OpenAPI document: returns what an endpoint does that the document does not describe;
 * undefined if it is described, or if there is no such endpoint.
 */
export function createContractCheck({
  endpoints,
}: App): (call: ApiCall, response: Response) => Promise<string | undefined> {
  const described = endpoints.map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${API[endpoint.name].replace(/:[A-Za-z]+/g, '[^/]+').replace(/\/$/, '/?')}$`),
  }));
  return async ({ method, path }, response) => {
    const found = described.find(
      ({ endpoint, pattern }) => endpoint.method.toUpperCase() === method && pattern.test(path),
    );
    if (found === undefined) return undefined;
    const { endpoint } = found;
    const { status } = response;
    const place = `${method} ${API[endpoint.name]} ${status}`;
    if (!Object.hasOwn(statusesOf(endpoint), status)) return `${place}: status not described`;
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('application/json')) return undefined;
    const schema = bodySchemaOf(endpoint, status);
    if (schema === undefined) return `${place}: JSON body not described`;
    const parsed = schema.safeParse(await response.clone().json());
    return parsed.success ? undefined : `${place}: ${parsed.error.message.slice(0, 500)}`;
  };
}

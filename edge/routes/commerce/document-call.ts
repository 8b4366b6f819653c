import type { z } from '@hono/zod-openapi';
import { API, type ApiName } from '../../../formatters/vocabulary/index.ts';
import type { App } from '../../app-env.ts';

export interface CallDocument {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly name: ApiName;
  readonly summary: string;
  /** By the name of the parameter, what it is. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  readonly isForm?: boolean;
  readonly answer: z.ZodType;
  readonly status?: number;
}

/** Names a call in the description of the API (R-ESITE-SRV-01). */
export function documentCall(app: App, call: CallDocument): void {
  const path = API[call.name].replace(/:([A-Za-z]+)/g, '{$1}');
  const parameters = [
    ...[...path.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = '']) => parameter('path', name, '')),
    ...Object.entries(call.query ?? {}).map(([name, what]) => parameter('query', name, what)),
    ...Object.entries(call.headers ?? {}).map(([name, what]) => parameter('header', name, what)),
  ];
  const { body, isForm = false } = call;
  app.openAPIRegistry.registerPath({
    method: call.method,
    path,
    summary: call.summary,
    tags: ['Commerce'],
    parameters,
    ...(body !== undefined && {
      request: {
        body: {
          required: true,
          content: {
            'application/json': { schema: body },
            ...(isForm && { 'application/x-www-form-urlencoded': { schema: body } }),
          },
        },
      },
    }),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: call.answer } },
      },
      default: {
        description: 'Refused: `error` and `message` say why, `errors` which field',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      },
    },
  });
}

function parameter(place: 'path' | 'query' | 'header', name: string, description: string) {
  return {
    in: place,
    name,
    required: place === 'path',
    schema: { type: 'string' as const },
    ...(description !== '' && { description }),
  };
}

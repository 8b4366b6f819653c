import type { z } from 'zod';
import type { Endpoint } from '../../../middleware/endpoints.ts';

/** The key of an endpoint: `get editorMe`. */
export type EndpointKey = `${Endpoint['method']} ${Endpoint['name']}`;

/** Schemas of JSON bodies by endpoint. */
export type EndpointBodies = Readonly<Partial<Record<EndpointKey, z.ZodType>>>;

import { z } from 'zod';
import { type Id, idSchema } from '../fields/id.ts';

/** Envelope of every document. The editor's metadata (author, time) is ignored by builds. */
export interface Document<Body> {
  readonly id: Id;
  readonly body: Body;
}

/** Returns the schema of a whole document of one type. */
export function documentSchema<Body>(type: string, body: z.ZodType<Body>): z.ZodType<Document<Body>> {
  return z.strictObject({
    type: z.literal(type),
    id: idSchema,
    rev: z.int().optional(),
    updatedAt: z.string().optional(),
    updatedBy: z.string().optional(),
    body,
  });
}

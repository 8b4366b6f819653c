import { z } from 'zod';
import { type Id, idSchema } from '../fields/id.ts';

/** What is around the body of every document; the editor's own notes (who, when) are of no interest to a build. */
export interface Document<Body> {
  readonly id: Id;
  readonly body: Body;
}

/** The schema of a whole document of one type. */
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

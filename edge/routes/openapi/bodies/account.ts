import { z } from 'zod';
import type { EditorMe, EditorPasswordState } from '../../../../formatters/vocabulary/api/editor/account.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { empty, text } from './fields.ts';

const me: z.ZodType<EditorMe> = z.strictObject({
  id: text,
  email: text,
  name: text,
  roles: z.array(z.int()),
});

const passwordState: z.ZodType<EditorPasswordState> = z.strictObject({ isSet: z.boolean() });

export const ACCOUNT_BODIES = {
  'get editorMe': me,
  'get editorPassword': passwordState,
  'put editorPassword': empty,
} satisfies EndpointBodies;

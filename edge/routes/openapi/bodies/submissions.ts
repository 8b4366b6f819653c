import { z } from 'zod';
import type { EditorFormsResponse } from '../../../../formatters/vocabulary/api/editor/forms.ts';
import type { SubmissionsResponse } from '../../../../formatters/vocabulary/api/forms.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, empty, pages, text, time } from './fields.ts';

const forms: z.ZodType<EditorFormsResponse> = z.strictObject({
  forms: z.array(z.strictObject({ formId: text, newCount: count })),
});

// cspell:ignore answers
const submissions: z.ZodType<SubmissionsResponse> = z.strictObject({
  submissions: z.array(
    z.strictObject({
      id: text,
      formId: text,
      createdOn: time,
      answers: z.record(text, z.unknown()),
      pageTitle: text,
      pagePath: text,
      isSpam: z.boolean(),
      spamReasons: z.array(text),
    }),
  ),
  total: count,
  ...pages,
});

export const SUBMISSION_BODIES = {
  'get editorSubmissions': submissions,
  'patch editorSubmission': z.strictObject({ id: text, isSpam: z.boolean() }),
  'delete editorSubmission': z.strictObject({ id: text }),
  'get editorForms': forms,
  'put editorFormSeen': empty,
} satisfies EndpointBodies;

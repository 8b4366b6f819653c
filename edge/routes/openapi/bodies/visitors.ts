import { z } from 'zod';
import type { FieldErrors, FormKeyResponse } from '../../../../formatters/vocabulary/api/forms.ts';
import type { MemberLoginResponse } from '../../../../formatters/vocabulary/api/member.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { empty, text } from './fields.ts';

const session: z.ZodType<MemberLoginResponse> = z.strictObject({ xsrfToken: text.min(1) });

const formKey: z.ZodType<FormKeyResponse> = z.strictObject({ key: text.min(1) });

const fieldErrors: z.ZodType<FieldErrors> = z.record(text, text);

export const VISITOR_BODIES = {
  'post formKey': formKey,
  'post formSave': empty,
  'post formValidate': fieldErrors,
  'post subscriptionConfirm': empty,
  'post subscriptionEnd': empty,
  'post pagePassword': empty,
  'post session': session,
  'delete session': session,
  'post signOut': session,
  'post account': session,
  'post login': session,
  'post logout': session,
  'post locale': empty,
  'post passwordReset': empty,
  'put passwordReset': empty,
} satisfies EndpointBodies;

import type { Context } from 'hono';
import { z } from 'zod';
import { formSchema } from '../../../compiler/model/index.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** The field sets of a form (specification 3) and their properties. */
const FORM = z.strictObject({
  build: formSchema.pick({ name: true, fields: true, submitLabel: true }),
  storage: formSchema.pick({ notifyEmail: true, mailingList: true }),
  advanced: formSchema.pick({ submissionMessage: true, submissionHTML: true, successRedirect: true }),
  captcha: formSchema.pick({ captchaEnabled: true, captchaTheme: true, captchaAlignment: true }),
  disclaimer: formSchema.pick({ disclaimerMessage: true }),
});

/** A JSON schema. */
export const templateSchemaSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** GET GetTemplateSchema?type=form (R-ECOM-API-08). */
export function readTemplateSchema(context: Context<AppEnv>): Response {
  if (context.req.query('type') !== 'form') throw new ApiError(404, MESSAGES.notFound);
  return context.json(z.toJSONSchema(FORM, { unrepresentable: 'any', io: 'input' }));
}

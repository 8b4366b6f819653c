import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorPasswordState } from '../../../../formatters/vocabulary/api/editor/account.ts';
import { signedToken } from '../../../middleware/contributor.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError, tooManyRequests } from '../../../platform/api-error.ts';
import { MAX_PASSWORD_LENGTH } from '../../../platform/crypto/password.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

export const passwordSchema = z.object({
  current: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  password: z
    .string()
    .min(8, 'must have 8 characters or more')
    .max(MAX_PASSWORD_LENGTH)
    .refine((password) => password.trim() !== '', 'must be more than blanks'),
});

const WRONG = 'Incorrect current password.';

/** GET me/password. */
export async function readPassword(context: Context<AppEnv>): Promise<Response> {
  const { siteId, account } = context.get('tenant');
  const { email } = context.get('contributor');
  const response: EditorPasswordState = { isSet: await account().hasPassword(siteId, email) };
  return context.json(response);
}

/** PUT me/password. */
export async function changePassword(context: Context<AppEnv>): Promise<Response> {
  const { current, password } = await readJson(context, passwordSchema);
  const { siteId, account, site } = context.get('tenant');
  const { email } = context.get('contributor');
  const token = (await signedToken(context)) ?? '';
  const result = await account().changePassword({ siteId, email, token, current, password });
  if (result.outcome === 'too-often') throw tooManyRequests(result.retryAfter);
  if (result.outcome === 'wrong') throw new ApiError(400, WRONG);
  await site().checkWatchers();
  return context.json({});
}

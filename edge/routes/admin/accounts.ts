import type { Context } from 'hono';
import { z } from 'zod';
import { isEmail } from '../../../formatters/vocabulary/rules/email.ts';
import { isContributorRole } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { readJson } from '../../middleware/read-body.ts';
import { MAX_PASSWORD_LENGTH } from '../../platform/crypto/password.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const roleSchema = z.number().refine(isContributorRole, 'must be a role: 1 to 16, without 5');

const accountSchema = z.object({
  email: z.string().refine(isEmail, 'must be an email address'),
  name: z.string().min(1).max(200),
  roles: z.array(roleSchema).min(1).max(15),
  password: z.string().min(8, 'must have 8 characters or more').max(MAX_PASSWORD_LENGTH).optional(),
});

/** POST /_admin/sign-in-key: creates a one-time key for `/config?key=`, valid for ten minutes. */
export async function signInKey(context: Context<AppEnv>): Promise<Response> {
  const { role } = await readJson(context, z.object({ role: roleSchema.nullish() }));
  const tenant = context.get('tenant');
  return context.json({ key: await tenant.account().createSignInKey(tenant.siteId, role ?? undefined) });
}

/** POST /_admin/accounts: creates a contributor, or updates the roles on this site. */
export async function saveAccount(context: Context<AppEnv>): Promise<Response> {
  const given = await readJson(context, accountSchema);
  const { siteId, account, site } = context.get('tenant');
  const contributor = await account().saveContributor(siteId, given);
  await site().checkWatchers();
  return context.json({ contributor });
}

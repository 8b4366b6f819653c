import type { Context } from 'hono';
import { z } from 'zod';
import { type DocKey, idSchema, navigationSchema } from '../../../compiler/model/index.ts';
import type { NavigationUpdateRequest } from '../../../formatters/vocabulary/api/navigation.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { entryOf } from './layout.ts';
import { itemsOf, linkSchema } from './links.ts';

/** `fieldName` is the identifier of the layout (R-ESITE-API-11); `templateId` has no effect. */
export const navigationUpdateSchema: z.ZodType<NavigationUpdateRequest> = z.strictObject({
  fieldName: idSchema,
  templateId: z.string().max(200).optional(),
  navigation: z.strictObject({ items: z.array(linkSchema).max(1000) }),
});

/** POST UpdateNavigation: replaces the entries of a navigation; published with the next publish. */
export async function updateNavigation(context: Context<AppEnv>): Promise<Response> {
  const { fieldName, navigation } = await readJson(context, navigationUpdateSchema);
  const { id, roles } = context.get('contributor');
  const site = context.get('tenant').site();
  const key: DocKey = `navigation:${fieldName}`;
  const known = await site.readDoc(key);
  if (known === undefined) throw new ApiError(404, MESSAGES.notFound);
  const value = itemsOf(navigation.items, navigationSchema.parse(known.body).items);
  const transaction = {
    id: crypto.randomUUID(),
    label: 'Update navigation',
    base: { [key]: known.rev },
    ops: [{ doc: key, at: ['items'], kind: 'set' as const, value }],
    t: Date.now(),
  };
  const result = await site.apply(transaction, { id, roles });
  if (result.status === 412) throw new ApiError(409, MESSAGES.tryAgain);
  if (result.status !== 200)
    throw new ApiError(result.status, result.message, result.errors && { errors: result.errors });
  return context.json(entryOf({ key, body: { items: value } }));
}

import type { Context } from 'hono';
import { z } from 'zod';
import { languagesSchema, type Operation } from '../../../compiler/model/index.ts';
import type { MultilingualStatus, SiteLanguages } from '../../../formatters/vocabulary/api/multilingual.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { readStoredSettings, SETTINGS, type StoredSettings } from './read-languages.ts';

export const languagesRequestSchema = z.strictObject({ languages: languagesSchema });

/** PUT languages: the primary language is that of the website, too. Published with the next publish. */
export async function replaceLanguages(context: Context<AppEnv>): Promise<Response> {
  const { languages } = await readJson(context, languagesRequestSchema);
  const stored = await readStoredSettings(context);
  const primary = languages.find(({ isPrimary }) => isPrimary)?.code;
  const ops: readonly Operation[] = [
    { doc: SETTINGS, at: ['languages'], kind: 'set', value: languages },
    { doc: SETTINGS, at: ['website', 'language'], kind: 'set', value: primary },
  ];
  await apply(context, stored, { label: 'Update languages', ops });
  return context.json({ languages } satisfies SiteLanguages);
}

/** DELETE connection: the site is in its primary language only. Its translations stay, for the same languages. */
export async function disconnect(context: Context<AppEnv>): Promise<Response> {
  const stored = await readStoredSettings(context);
  if (stored.settings.languages !== undefined) {
    const ops: readonly Operation[] = [{ doc: SETTINGS, at: ['languages'], kind: 'unset' }];
    await apply(context, stored, { label: 'Remove languages', ops });
  }
  return context.json({ state: 'disconnected' } satisfies MultilingualStatus);
}

interface Change {
  readonly label: string;
  readonly ops: readonly Operation[];
}

async function apply(
  context: Context<AppEnv>,
  { doc }: StoredSettings,
  { label, ops }: Change,
): Promise<void> {
  const { id, roles } = context.get('contributor');
  const base = { [SETTINGS]: doc.rev };
  const transaction = { id: crypto.randomUUID(), label, base, ops: [...ops], t: Date.now() };
  const result = await context.get('tenant').site().apply(transaction, { id, roles });
  if (result.status === 412) throw new ApiError(409, MESSAGES.tryAgain);
  if (result.status !== 200)
    throw new ApiError(result.status, result.message, result.errors && { errors: result.errors });
}

import type { Context } from 'hono';
import { type Doc, type DocKey, type Settings, settingsSchema } from '../../../compiler/model/index.ts';
import type {
  MultilingualSettings,
  MultilingualStatus,
  SiteLanguage,
  SiteLanguages,
} from '../../../formatters/vocabulary/api/multilingual.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

export const SETTINGS: DocKey = 'settings:site';

/** Translations are documents of the site. */
const PROVIDER = 'documents';

/** GET settings. */
export async function readMultilingualSettings(context: Context<AppEnv>): Promise<Response> {
  const { settings } = await readStoredSettings(context);
  const primary = languagesOf(settings).find(({ isPrimary }) => isPrimary);
  const primaryLanguage = primary?.code ?? settings.website.language;
  return context.json({ provider: PROVIDER, primaryLanguage } satisfies MultilingualSettings);
}

/** GET status. */
export async function readStatus(context: Context<AppEnv>): Promise<Response> {
  const { settings } = await readStoredSettings(context);
  const state = settings.languages === undefined ? 'disconnected' : 'connected';
  return context.json({ state } satisfies MultilingualStatus);
}

/** GET languages: a site without a list is in the language of its settings. */
export async function readLanguages(context: Context<AppEnv>): Promise<Response> {
  const { settings } = await readStoredSettings(context);
  return context.json({ languages: languagesOf(settings) } satisfies SiteLanguages);
}

export interface StoredSettings {
  readonly doc: Doc;
  readonly settings: Settings;
}

/** The settings of the site; throws 404 for a site without them. */
export async function readStoredSettings(context: Context<AppEnv>): Promise<StoredSettings> {
  const doc = await context.get('tenant').site().readDoc(SETTINGS);
  const settings = settingsSchema.safeParse(doc?.body);
  if (doc === undefined || !settings.success) throw new ApiError(404, MESSAGES.notFound);
  return { doc, settings: settings.data };
}

function languagesOf({ languages, website: { language } }: Settings): readonly SiteLanguage[] {
  return languages ?? [{ code: language, name: ownName(language), isPrimary: true, enabled: true }];
}

/** The name of a language in the language itself, or its code. */
function ownName(code: string): string {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

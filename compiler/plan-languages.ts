import { locationInSources } from './2-validate/location-in-sources.ts';
import { type LanguageContexts, languageContexts } from './4-render/languages/language-contexts.ts';
import type { RenderContext } from './4-render/render-context.ts';
import type { SessionPorts, SessionSite, UpdateOptions } from './site-session.ts';

export interface LanguageSteps extends Pick<SessionPorts, 'createLocale'> {
  readonly validated: SessionSite;
  readonly options: UpdateOptions;
}

/** Step 3 for the other languages of a site. For a site in a single language, the same context is returned. */
export function planOtherLanguages(
  context: RenderContext,
  { validated, options, createLocale }: LanguageSteps,
): LanguageContexts {
  const { sources, translations } = validated;
  const { now, drafts = false } = options;
  return languageContexts(context, {
    now,
    drafts,
    translations,
    createLocale,
    locationOf: (file, path) => locationInSources(sources, file, path),
    isTranslation: createTranslationTest(sources),
  });
}

/** Whether a file is in `translations/`. */
export function createTranslationTest({
  translations = [],
}: SessionSite['sources']): (file: string) => boolean {
  const files = new Set(translations.map(({ file }) => file));
  return (file) => files.has(file);
}

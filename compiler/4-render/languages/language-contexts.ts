import type { CLDR } from '@phensley/cldr';
import { planLanguages } from '../../3-route/languages/plan-languages.ts';
import type { LocationOf, RoutePlan } from '../../3-route/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Viewing } from '../../model/fields/status.ts';
import type { TranslatedSite } from '../../model/site.ts';
import type { RenderContext } from '../render-context.ts';
import { textSettings } from '../text/text-settings.ts';
import { createPageLanguage } from './create-page-language.ts';
import { textsIn } from './texts-in-language.ts';
import { translatedTheme } from './translated-theme.ts';

export interface LanguageContexts {
  /** The primary language. */
  readonly context: RenderContext;
  /** Each other language. Empty for a site in a single language. */
  readonly others: readonly RenderContext[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface LanguageContextOptions extends Viewing {
  /** The site in the other languages. */
  readonly translations: readonly TranslatedSite[] | undefined;
  readonly locationOf: LocationOf;
  isTranslation(file: string): boolean;
  createLocale?: ((tag: string) => CLDR) | undefined;
}

/** Plans a site in all its languages. Each is rendered like a site of its own. */
export function languageContexts(context: RenderContext, options: LanguageContextOptions): LanguageContexts {
  const { translations = [], createLocale } = options;
  if (translations.length === 0) return { context, others: [], diagnostics: [] };
  const { site, theme, texts } = context;
  const { plan, others, diagnostics } = planLanguages(site, context.plan, {
    ...options,
    theme,
    translations,
  });
  const languages = (site.settings.languages ?? []).filter(({ enabled }) => enabled);
  const languageOf = ({ language: current }: RoutePlan): RenderContext['createPageLanguage'] =>
    current && ((services) => createPageLanguage({ languages, current }, services));
  const primary = {
    ...context,
    plan,
    texts: textsIn(textSettings(site, theme), texts),
    createPageLanguage: languageOf(plan),
  };
  return {
    context: primary,
    others: translations.flatMap((translation, index) => {
      const own = translatedTheme(theme, site, translation);
      const planned = others[index];
      if (planned === undefined) return [];
      return {
        ...primary,
        site: translation.site,
        theme: own,
        plan: planned,
        cldr: createLocale?.(translation.language.code),
        texts: textsIn(textSettings(translation.site, own), texts),
        createPageLanguage: languageOf(planned),
      };
    }),
    diagnostics,
  };
}

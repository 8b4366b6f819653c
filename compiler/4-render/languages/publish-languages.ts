import { planRedirects } from '../../3-route/plan-redirects.ts';
import type { LocationOf, PublishedPlan, Route } from '../../3-route/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Theme } from '../../model/theme.ts';
import type { BundledScripts } from '../ports/scripts.ts';
import type { RenderContext } from '../render-context.ts';
import { checkTexts, type TextOptions } from '../text/check-texts.ts';

/** A language with everything that its pages need. */
export type PublishedLanguage = RenderContext & { readonly plan: PublishedPlan };

export interface PublishedLanguages {
  readonly contexts: readonly PublishedLanguage[];
  /** Of all languages. */
  readonly redirects: PublishedPlan['redirects'];
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface PublishOptions {
  /** The plan of the primary language. */
  readonly plan: PublishedPlan;
  /** The theme with the fonts that are published. */
  readonly theme: Theme;
  readonly scripts: BundledScripts | undefined;
  readonly locationOf: LocationOf;
  isTranslation(file: string): boolean;
}

/** Completes the other languages of a site: their redirects, and what they share with the primary language. */
export function publishLanguages(
  others: readonly RenderContext[],
  { plan, theme, scripts, locationOf, isTranslation }: PublishOptions,
): PublishedLanguages {
  const planned = others.map((context) => {
    const moved = planRedirects(context.site, { plan: context.plan, locationOf });
    const own: PublishedLanguage = {
      ...context,
      theme: { ...context.theme, css: theme.css, files: theme.files },
      scripts,
      plan: moved.plan,
    };
    return { own, diagnostics: moved.diagnostics.filter((each) => isIn(each, isTranslation)) };
  });
  const plans = [plan, ...planned.map(({ own }) => own.plan)];
  return {
    contexts: planned.map(({ own }) => own),
    redirects: Object.assign({}, ...plans.toReversed().map(({ redirects }) => redirects)),
    routes: plans.flatMap(({ routes }) => routes),
    diagnostics: planned.flatMap(({ diagnostics }) => diagnostics),
  };
}

export interface LanguageTextOptions extends Pick<TextOptions, 'locationOf' | 'longText'> {
  /** Of all languages: a text may link to any of them. */
  readonly routes: readonly Route[];
  readonly redirects: PublishedPlan['redirects'];
  isTranslation(file: string): boolean;
}

/** Reports dead links and removed HTML in translated texts. */
export function checkTranslatedTexts(
  languages: readonly PublishedLanguage[],
  { routes, redirects, isTranslation, ...options }: LanguageTextOptions,
): readonly Diagnostic[] {
  return languages.flatMap(({ site, theme, plan, texts }) =>
    checkTexts({ site, theme, texts, plan: { ...plan, routes, redirects }, ...options }).filter((each) =>
      isIn(each, isTranslation),
    ),
  );
}

function isIn({ location }: Diagnostic, isTranslation: (file: string) => boolean): boolean {
  return location !== undefined && isTranslation(location.file);
}

import type { CLDR } from '@phensley/cldr';
import type { RuntimeFiles } from '../formatters/vocabulary/islands.ts';
import type { SiteSources, Source } from './1-read/read-site.ts';
import type { ParseYaml } from './2-validate/data/parse-yaml.ts';
import { locationInSources } from './2-validate/location-in-sources.ts';
import { describeInTheme } from './2-validate/theme/check-templates.ts';
import type { StyleCompiler } from './2-validate/theme/style-compiler.ts';
import type { KnownDocuments } from './2-validate/validate-documents.ts';
import type { ValidatedSite, ValidationTools } from './2-validate/validate-site.ts';
import { planRoutes } from './3-route/plan-routes.ts';
import type { LocationOf } from './3-route/route.ts';
import type { Images } from './4-render/ports/images.ts';
import type { RenderContext } from './4-render/render-context.ts';
import { cacheTemplates, type TemplateEngine } from './4-render/templates/template-engine.ts';
import type { TextRenderers } from './4-render/text/text-renderers.ts';
import { textSettings } from './4-render/text/text-settings.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { preparePartials } from './template/partial-set.ts';
import { compileTemplate } from './template/template.ts';

/** The ports that stay the same for as long as a session lasts. */
export interface StepPorts {
  /** Compiles LESS. Without it, the site has no theme styles. */
  readonly compileStyles?: StyleCompiler | undefined;
  /** Parses YAML. Without it, data files in YAML are errors. */
  readonly parseYaml?: ParseYaml | undefined;
  /** Returns the locale data for a language tag. Without it, money and dates are formatted without a locale. */
  createLocale?: ((tag: string) => CLDR) | undefined;
  /** Replaces the built-in template engine. */
  readonly engine?: TemplateEngine | undefined;
  /** Plans the routes of the site; default `planRoutes`. */
  readonly planRoutes?: typeof planRoutes | undefined;
  /** Whether the documents are files, so that diagnostics can point to a line; default true. */
  readonly hasFiles?: boolean | undefined;
}

/**
 * Step 2: `validateSite`, or `validateSiteDocuments` where the theme is validated already. A parameter, because the preview
 * must not load the template checks.
 */
export type SiteValidator = (
  sources: SiteSources,
  tools: ValidationTools,
  known: KnownDocuments,
) => ValidatedSite;

export interface UpdateOptions {
  /** The time for which the site is built, in epoch milliseconds. */
  readonly now: number;
  /** Whether drafts are included; default false. */
  readonly drafts?: boolean | undefined;
  /** Overrides the base URL in the settings. */
  readonly baseUrl?: string | undefined;
  /** Smaller versions of the site's images. Without it, pages link to the originals. */
  readonly images?: Images | undefined;
  /** The client-side runtime. Without it, pages have none. */
  readonly runtime?: RuntimeFiles | undefined;
}

/** Steps 2 and 3 of a build, for a site that changes. Results are cached by content, so that an edit costs only what depends on it. */
export interface SessionSteps {
  /** Step 2. */
  validateSite(sources: SiteSources): SessionSite;
  /** Step 3. */
  planRoutes(site: SessionSite, options: UpdateOptions): SiteVersion;
  /** Both steps, for all documents of the site as they are now. */
  update(sources: SiteSources, options: UpdateOptions): SiteVersion;
}

export interface SessionSite extends ValidatedSite {
  /** Sources with the same content as in the previous update are the same objects. */
  readonly sources: SiteSources;
}

export interface SiteVersion {
  /** Pages may be rendered only when there is no error among them. */
  readonly diagnostics: readonly Diagnostic[];
  /** Input for rendering. Undefined when the documents or the theme have errors. */
  readonly context: RenderContext | undefined;
}

export function createSessionSteps(
  ports: StepPorts,
  texts: TextRenderers,
  validateSources: SiteValidator,
): SessionSteps {
  const { createLocale, hasFiles = true, parseYaml } = ports;
  const engine = cacheTemplates(ports.engine ?? { compileTemplate, preparePartials });
  const compileStyles = ports.compileStyles && cacheStyles(ports.compileStyles);
  const known: KnownDocuments = new WeakMap();
  const reuseSources = createSourceCache();

  function validate(read: SiteSources): SessionSite {
    texts.startUpdate();
    const sources = reuseSources(read);
    const validated = validateSources(sources, { ...engine, compileStyles, parseYaml }, known);
    return { ...validated, sources };
  }

  function plan({ site, theme, diagnostics, sources }: SessionSite, options: UpdateOptions): SiteVersion {
    if (site === undefined || theme === undefined) return { diagnostics, context: undefined };
    const { now, drafts = false, baseUrl, images, runtime } = options;
    const locationOf: LocationOf = (file, path) =>
      hasFiles ? locationInSources(sources, file, path) : undefined;
    texts.use(textSettings(site, theme));
    const planned = (ports.planRoutes ?? planRoutes)(site, { theme, locationOf, now, drafts });
    return {
      diagnostics: [...diagnostics, ...planned.diagnostics],
      context: {
        site,
        theme,
        plan: planned.plan,
        describe: (error, template) =>
          describeInTheme(error, { template, theme, sources: sources.theme.sources }),
        engine,
        cldr: createLocale?.(site.settings.website.language),
        now,
        baseUrl,
        images,
        runtime,
        texts,
      },
    };
  }

  return {
    validateSite: validate,
    planRoutes: plan,
    update: (sources, options) => plan(validate(sources), options),
  };
}

/**
 * Replaces a source by the object of the previous update when its text is the same, because results are kept by object. A source
 * that is a value is such an object already.
 */
function createSourceCache(): (sources: SiteSources) => SiteSources {
  let previous = new Map<string, Source>();
  return (sources) => {
    const next = new Map<string, Source>();
    const reuse = <Own extends Source>(source: Own): Own => {
      const before = previous.get(source.file) as Own | undefined;
      // A text may be read when it is asked for.
      const isSame = before !== undefined && source.value === undefined && before.text === source.text;
      const reused = isSame && before.path === source.path ? before : source;
      next.set(source.file, reused);
      return reused;
    };
    const bodies = Object.entries(sources.bodies).map(([path, body]) => [path, reuse(body)] as const);
    const reused = {
      ...sources,
      bodies: Object.fromEntries(bodies),
      settings: sources.settings && reuse(sources.settings),
      documents: sources.documents.map(reuse),
      ...(sources.translations && { translations: sources.translations.map(reuse) }),
      ...(sources.data && { data: sources.data.map(reuse) }),
    };
    previous = next;
    return reused;
  };
}

/** Keeps the last result: the styles of a theme are compiled as a whole. */
function cacheStyles(compile: StyleCompiler): StyleCompiler {
  let last: { readonly key: string; readonly result: ReturnType<StyleCompiler> } | undefined;
  return (options) => {
    const key = JSON.stringify(options);
    if (last?.key !== key) last = { key, result: compile(options) };
    return last.result;
  };
}

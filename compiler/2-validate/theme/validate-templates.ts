import type { ThemeSources } from '../../1-read/read-site.ts';
import { type Collector, createCollector } from '../../diagnostics/collector.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Theme } from '../../model/theme.ts';
import type { TemplateParser } from '../template-parser.ts';
import { checkTags } from './check-tags.ts';
import { checkTemplates } from './check-templates.ts';
import { type SiteDesign, type ThemeOptions, validateTheme } from './validate-theme.ts';

interface ValidatedTheme {
  readonly theme: Theme | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

interface KnownTheme extends ValidatedTheme {
  /** What else the result depends on. */
  readonly key: string;
  readonly compileStyles: ThemeOptions['compileStyles'];
  readonly compileTemplate: TemplateParser['compileTemplate'];
  /** The URLs of assets that were asked for, by id. */
  readonly assetUrls: ReadonlyMap<string, string | undefined>;
}

/** The last result for each theme. */
const known = new WeakMap<ThemeSources, KnownTheme>();

/** `validateTheme` with the checks of its templates. The result is the same object while nothing that it depends on has changed. */
export function validateThemeAndTemplates(
  sources: ThemeSources,
  { collector, ...options }: ThemeOptions,
  engine: TemplateParser,
): Theme | undefined {
  const result = recall(sources, options, engine) ?? validateAll(sources, options, engine);
  collector.addAll(result.diagnostics);
  return result.theme;
}

type Options = Omit<ThemeOptions, 'collector'>;

function recall(sources: ThemeSources, options: Options, engine: TemplateParser): KnownTheme | undefined {
  const before = known.get(sources);
  const isCurrent =
    before !== undefined &&
    before.compileStyles === options.compileStyles &&
    before.compileTemplate === engine.compileTemplate &&
    before.key === keyOf(options) &&
    [...before.assetUrls].every(([id, url]) => options.design?.assetUrl(id) === url);
  return isCurrent ? before : undefined;
}

function keyOf({ isExpected, navigationIds, collectionUrlIds, design }: Options): string {
  return JSON.stringify([isExpected, navigationIds, collectionUrlIds, design?.design]);
}

function validateAll(sources: ThemeSources, options: Options, engine: TemplateParser): ValidatedTheme {
  const collector = createCollector();
  const assetUrls = new Map<string, string | undefined>();
  const design = options.design && recorded(options.design, assetUrls);
  const theme = validateTheme(sources, { ...options, collector, design });
  if (theme !== undefined) checkAllTemplates(theme, { sources, engine, collector });
  const result = { theme, diagnostics: collector.list() };
  // A missing theme is reported at its name, whose line any edit of the settings moves.
  if (theme !== undefined) {
    const { compileStyles } = options;
    const { compileTemplate } = engine;
    known.set(sources, { ...result, key: keyOf(options), compileStyles, compileTemplate, assetUrls });
  }
  return result;
}

function recorded({ design, assetUrl }: SiteDesign, assetUrls: Map<string, string | undefined>): SiteDesign {
  return {
    design,
    assetUrl: (id) => {
      const url = assetUrl(id);
      assetUrls.set(id, url);
      return url;
    },
  };
}

interface TemplateOptions {
  readonly sources: ThemeSources;
  readonly engine: TemplateParser;
  readonly collector: Collector;
}

function checkAllTemplates(theme: Theme, { sources, engine, collector }: TemplateOptions): void {
  collector.addAll(checkTemplates(theme, { engine, sources: sources.sources }));
  collector.addAll(checkTags(theme, { engine, sources: sources.sources }));
}

import type { Source, ThemeSources } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import { designStyles } from '../../model/design/design-styles.ts';
import { resolveTweaks } from '../../model/design/resolve-tweaks.ts';
import type { Preset, Tweak } from '../../model/design/tweak.ts';
import { type Design, designSchema } from '../../model/documents/design.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { TagUse, Theme, ThemeCollection, ThemeTemplate } from '../../model/theme.ts';
import {
  blockConfSchema,
  collectionConfSchema,
  stringsSchema,
  themeConfSchema,
} from '../../model/theme-conf.ts';
import { locationInJson } from '../parse-json.ts';
import { checkPlatformCalls } from './check-platform-calls.ts';
import { checkScriptFiles } from './check-script-files.ts';
import { checkSupport } from './check-support.ts';
import { checkLayouts, readLayouts } from './read-layouts.ts';
import { compileThemeStyles, readStyles, type ThemeStyles, usedStyles } from './read-styles.ts';
import type { StyleCompiler } from './style-compiler.ts';
import { SYSTEM_PARTIALS } from './system-partials.ts';
import { expandTags } from './tags/expand-tags.ts';
import type { TagExpansionContext } from './tags/tag-writer.ts';
import { below, type Reader, readConf } from './theme-reader.ts';
import { readPresets } from './tweaks/read-presets.ts';
import { readTweaks } from './tweaks/read-tweaks.ts';

export interface ThemeOptions {
  readonly collector: Collector;
  /** Whether a theme is required. Without a theme name, a missing theme is not reported. */
  readonly isExpected: boolean;
  /** Navigation ids of the site. */
  readonly navigationIds: readonly string[];
  /** URL ids of the site's collections; without a site, the names in queries are not checked. */
  readonly collectionUrlIds?: readonly string[] | undefined;
  /** Location of the theme name in the site settings. */
  readonly themeNameLocation?: SourceLocation | undefined;
  /** Without it, the theme has no styles and style sheets are not checked. */
  readonly compileStyles?: StyleCompiler | undefined;
  /** Of the site; without it, the values in the theme apply. */
  readonly design?: SiteDesign | undefined;
}

/** The `design` of a site, and the URLs of the assets that it may name. */
export interface SiteDesign {
  readonly design: Design;
  assetUrl(id: string): string | undefined;
}

/** Reads a theme folder. Returns undefined when a required part is missing. */
export function validateTheme(theme: ThemeSources, options: ThemeOptions): Theme | undefined {
  const { sources, files } = theme;
  const { collector, compileStyles } = options;
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const confSource = byPath.get('template.conf');
  if (confSource === undefined) {
    reportMissing(theme, options);
    return undefined;
  }
  const conf = readConf(confSource, { schema: themeConfSchema, collector });
  if (conf === undefined) return undefined;
  const uses = new Map<string, TagUse>();
  const expansion = expansionContext(theme, options, conf.navigations);
  const reader: Reader = {
    compileStyles,
    byPath,
    sources,
    collector,
    template: (name, parts) => {
      const expanded = expandTags(name, parts, expansion);
      collector.addAll(expanded.diagnostics);
      for (const use of expanded.uses) uses.set(use.key, use);
      return expanded.template;
    },
  };
  const partials = readPartials(reader);
  const layouts = readLayouts(conf, confSource, reader);
  checkLayouts(layouts, { confSource, partials, collector });
  collector.addAll(checkSupport(sources));
  collector.addAll(checkPlatformCalls(theme));
  collector.addAll(checkScriptFiles(theme));
  const styles = readStyles(conf, confSource, reader);
  const tweaks = readTweaks(usedStyles(styles), collector);
  const presets = readPresets(reader, tweaks);
  return {
    conf,
    layouts,
    collections: readCollections(reader),
    pages: readPages(reader),
    partials,
    partialTexts: textsByBothNames(partials),
    blocks: readBlocks(partials, reader),
    strings: readStrings(reader),
    tweaks,
    presets,
    css: compileWithDesign(styles, { reader, tweaks, presets, design: options.design }),
    files,
    tags: [...uses.values()],
  };
}

interface DesignOptions {
  readonly reader: Reader;
  readonly tweaks: readonly Tweak[];
  readonly presets: readonly Preset[];
  readonly design: SiteDesign | undefined;
}

function compileWithDesign(styles: ThemeStyles, { reader, design, ...theme }: DesignOptions): string {
  const { design: chosen = NO_DESIGN, assetUrl = () => undefined } = design ?? {};
  const resolved = resolveTweaks(theme, chosen);
  const { text, fontSheets } = designStyles(theme, { resolved, design: chosen, assetUrl });
  return compileThemeStyles(styles, reader, { design: text, fontSheets });
}

const NO_DESIGN: Design = designSchema.parse({});

function reportMissing(
  theme: ThemeSources,
  { collector, isExpected, themeNameLocation }: ThemeOptions,
): void {
  if (!isExpected) return;
  const location = theme.isOther ? undefined : themeNameLocation;
  const message = `No theme found: ${theme.file} does not exist`;
  collector.add(
    siteDiagnostic('theme/not-found', { message, hint: hintFor(theme), ...(location && { location }) }),
  );
}

function hintFor({ near, isOther }: ThemeSources): string {
  if (isOther) return 'name the folder that the template.conf is in';
  return near === undefined
    ? 'the theme of site.json is a path relative to the site'
    : `did you mean "${near}"?`;
}

/** Names that the theme's tags may refer to. */
function expansionContext(
  { sources, files }: ThemeSources,
  { navigationIds, collectionUrlIds }: ThemeOptions,
  navigations: Theme['conf']['navigations'],
): TagExpansionContext {
  return {
    partialNames: below(sources, 'blocks/', /\.block$/).map(({ name }) => name),
    navigationIds: [...new Set([...navigations.map(({ name }) => name), ...navigationIds])],
    collectionUrlIds,
    scriptNames: files.flatMap(({ path }) =>
      path.startsWith('scripts/') ? [path.slice('scripts/'.length)] : [],
    ),
  };
}

/** Partials are known by name only, in errors too. */
function readPartials({ sources, template }: Reader): Theme['partials'] {
  return Object.fromEntries(
    below(sources, 'blocks/', /\.block$/).map(({ name, source }) => [name, template(name, [source])]),
  );
}

function readPages({ sources, template }: Reader): Theme['pages'] {
  return Object.fromEntries(
    below(sources, 'pages/', /\.page$/).map(({ name, source }) => [
      name.replace(/\.page$/, ''),
      template(source.path, [source]),
    ]),
  );
}

function textsByBothNames(partials: Theme['partials']): Readonly<Record<string, string>> {
  const entries = Object.entries(partials).map(([name, { text }]) => [name, text] as const);
  return {
    ...SYSTEM_PARTIALS,
    ...Object.fromEntries([
      ...entries.map(([name, text]) => [name.replace(/\.block$/, ''), text]),
      ...entries,
    ]),
  };
}

function readCollections(reader: Reader): Theme['collections'] {
  const names = below(reader.sources, 'collections/', /\.(conf|list|item)$/).map(({ name }) =>
    name.replace(/\.(conf|list|item)$/, ''),
  );
  return Object.fromEntries([...new Set(names)].map((name) => [name, readCollection(name, reader)]));
}

function readCollection(name: string, { byPath, collector, template }: Reader): ThemeCollection {
  const [confSource, list, item] = ['conf', 'list', 'item'].map((ending) =>
    byPath.get(`collections/${name}.${ending}`),
  );
  return {
    conf: confSource === undefined ? {} : readCollectionConf(confSource, collector),
    ...(list && { list: template(list.path, [list]) }),
    ...(item && { item: template(item.path, [item]) }),
  };
}

/** Items on a page of a list. Themes write 9999 for all of them. */
const MAX_PAGE_SIZE = 1000;

function readCollectionConf(source: Source, collector: Collector): ThemeCollection['conf'] {
  const conf = readConf(source, { schema: collectionConfSchema, collector }) ?? {};
  const { pageSize = 1 } = conf;
  if (pageSize <= MAX_PAGE_SIZE) return conf;
  collector.add({
    ...siteDiagnostic('theme/invalid-conf', {
      message: `A page of a list has at most ${MAX_PAGE_SIZE} items`,
      location: locationInJson(source, ['pageSize']),
      hint: 'the maximum is used',
    }),
    severity: 'warning',
  });
  return { ...conf, pageSize: MAX_PAGE_SIZE };
}

/** Partials that render a block kind, according to their `.block.conf`. */
function readBlocks(partials: Theme['partials'], { sources, collector }: Reader): Theme['blocks'] {
  const blocks: [string, ThemeTemplate][] = [];
  for (const { name, source } of below(sources, 'blocks/', /\.block\.conf$/)) {
    const conf = readConf(source, { schema: blockConfSchema, collector });
    const partial = partials[name.replace(/\.conf$/, '')];
    if (conf !== undefined && partial !== undefined) blocks.push([conf.type, partial]);
  }
  return Object.fromEntries(blocks);
}

function readStrings({ sources, collector }: Reader): Theme['strings'] {
  const strings: [string, Readonly<Record<string, string>>][] = [];
  for (const { name, source } of below(sources, 'strings/', /\.json$/)) {
    const texts = readConf(source, { schema: stringsSchema, collector });
    if (texts !== undefined) strings.push([localeOf(name), texts]);
  }
  return Object.fromEntries(strings);
}

/** `template-pt-PT.json` and `pt_PT.json` contain the strings of `pt-pt`. */
function localeOf(name: string): string {
  const [, locale = name] = /^(?:template-)?(.*)\.json$/.exec(name) ?? [];
  return locale.replaceAll('_', '-').toLowerCase();
}

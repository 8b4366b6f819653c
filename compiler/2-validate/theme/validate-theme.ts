import type { ZodType } from 'zod';
import type { Source, ThemeSources } from '../../1-read/index.ts';
import { type Collector, nearest, type Place } from '../../diagnostics/index.ts';
import {
  blockConfSchema,
  collectionConfSchema,
  ownValue,
  siteProblem,
  stringsSchema,
  type TagUse,
  type Theme,
  type ThemeCollection,
  type ThemeConf,
  type ThemeTemplate,
  themeConfSchema,
} from '../../model/index.ts';
import { checkShape } from '../check-shape.ts';
import { parseConf, placeInJson } from '../parse-json.ts';
import type { Style, StyleCompiler } from './style-compiler.ts';
import { SYSTEM_PARTIALS } from './system-partials.ts';
import { expandTags } from './tags/expand-tags.ts';
import type { TagSurroundings } from './tags/tag-writer.ts';

export interface ThemeQuestion {
  readonly collector: Collector;
  /** Whether a theme should be there; without a name for it nobody can say that it is missing. */
  readonly isExpected: boolean;
  /** Navigations that the site has. */
  readonly navigationIds: readonly string[];
  /** Those of the site's collections; without a site nothing is said about what queries name. */
  readonly collectionUrlIds?: readonly string[] | undefined;
  /** Where the site names its theme. */
  readonly placeOfName?: Place | undefined;
  /** Without it the theme has no styles, and nothing is said about them. */
  readonly compileStyles?: StyleCompiler | undefined;
}

/** A theme folder as a theme. Undefined when it has none of what every theme needs. */
export function validateTheme(
  { file, sources, files }: ThemeSources,
  { collector, isExpected, navigationIds, collectionUrlIds, placeOfName, compileStyles }: ThemeQuestion,
): Theme | undefined {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const confSource = byPath.get('template.conf');
  if (confSource === undefined) {
    const hint = 'the theme of site.json is a path relative to the site';
    const place = placeOfName && { place: placeOfName };
    const message = `There is no theme here: no ${file}`;
    if (isExpected) collector.add(siteProblem('theme/not-found', { message, hint, ...place }));
    return undefined;
  }
  const conf = readConf(confSource, { schema: themeConfSchema, collector });
  if (conf === undefined) return undefined;
  const surroundings: TagSurroundings = {
    partialNames: below(sources, 'blocks/', /\.block$/).map(({ name }) => name),
    navigationIds: [...new Set([...conf.navigations.map(({ name }) => name), ...navigationIds])],
    collectionUrlIds,
    scriptNames: files.flatMap(({ path }) =>
      path.startsWith('scripts/') ? [path.slice('scripts/'.length)] : [],
    ),
  };
  const uses = new Map<string, TagUse>();
  const reader: Reader = {
    compileStyles,
    byPath,
    sources,
    collector,
    template: (name, parts) => {
      const expanded = expandTags(name, parts, surroundings);
      collector.addAll(expanded.diagnostics);
      for (const use of expanded.uses) uses.set(use.key, use);
      return expanded.template;
    },
  };
  const partials = templatesBelow('blocks/', /\.block$/, reader, (name) => name);
  return {
    conf,
    layouts: checkedLayouts(readLayouts(conf, confSource, reader), { confSource, partials, collector }),
    collections: readCollections(reader),
    pages: templatesBelow('pages/', /\.page$/, reader, (name) => name.replace(/\.page$/, '')),
    partials,
    partialTexts: textsByBothNames(partials),
    blocks: readBlocks(partials, reader),
    strings: readStrings(reader),
    css: readStyles(conf, confSource, reader),
    files,
    tags: [...uses.values()],
  };
}

interface Reader {
  readonly byPath: ReadonlyMap<string, Source>;
  readonly sources: readonly Source[];
  readonly collector: Collector;
  readonly compileStyles: StyleCompiler | undefined;
  /** Expands the tags of the sources, put together. */
  template(name: string, parts: readonly Source[]): ThemeTemplate;
}

interface ConfQuestion<Type> {
  readonly schema: ZodType<Type>;
  readonly collector: Collector;
}

function readConf<Type>(source: Source, { schema, collector }: ConfQuestion<Type>): Type | undefined {
  const parsed = parseConf(source);
  collector.addAll(parsed.diagnostics);
  if (parsed.diagnostics.length > 0) return undefined;
  const { value, diagnostics } = checkShape(parsed.value, { schema, source, code: 'theme/invalid-conf' });
  collector.addAll(diagnostics);
  return value;
}

interface Named {
  /** Below the folder. */
  readonly name: string;
  readonly source: Source;
}

function below(sources: readonly Source[], folder: string, ending: RegExp): readonly Named[] {
  return sources
    .filter(({ path }) => path.startsWith(folder) && ending.test(path))
    .map((source) => ({ name: source.path.slice(folder.length), source }));
}

function templatesBelow(
  folder: string,
  ending: RegExp,
  reader: Reader,
  nameOf: (name: string) => string,
): Readonly<Record<string, ThemeTemplate>> {
  const isPartial = folder === 'blocks/';
  return Object.fromEntries(
    below(reader.sources, folder, ending).map(({ name, source }) => [
      nameOf(name),
      // A partial is called by its name alone, also in errors.
      reader.template(isPartial ? name : source.path, [source]),
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

/** A layout concatenates its regions; a region is named with or without its ending. */
function readLayouts(conf: ThemeConf, confSource: Source, reader: Reader): Theme['layouts'] {
  const layouts: [string, ThemeTemplate][] = [];
  const regionNames = reader.sources.flatMap(({ path }) => (REGION.test(path) ? [path] : []));
  for (const [key, { regions }] of Object.entries(conf.layouts)) {
    const parts = regions.map((name) =>
      [name, `${name}.region`, `${name}.html`]
        .map((path) => reader.byPath.get(path))
        .find((part) => part !== undefined),
    );
    for (const [index, part] of parts.entries()) {
      if (part !== undefined) continue;
      const name = regions[index] ?? '';
      const close = nearest(
        name,
        regionNames.flatMap((path) => [path, path.replace(REGION, '')]),
      );
      reader.collector.add(
        siteProblem('theme/missing-region', {
          message: `The theme has no region "${name}"`,
          place: placeInJson(confSource, ['layouts', key, 'regions', index]),
          ...(close !== undefined && { hint: `did you mean "${close}"?` }),
        }),
      );
    }
    layouts.push([
      key,
      reader.template(
        layoutName(key, parts),
        parts.filter((part) => part !== undefined),
      ),
    ]);
  }
  if (!Object.hasOwn(conf.layouts, 'default')) {
    const place = placeInJson(confSource, ['layouts']);
    const names = Object.keys(conf.layouts).map((name) => `"${name}"`);
    const hint = names.length === 0 ? 'give the theme one' : `name one of them so: ${names.join(', ')}`;
    reader.collector.add(
      siteProblem('theme/no-default-layout', { message: 'No layout is named "default"', hint, place }),
    );
  }
  return Object.fromEntries(layouts);
}

interface LayoutQuestion {
  readonly confSource: Source;
  readonly partials: Theme['partials'];
  readonly collector: Collector;
}

/** A layout that shows no main content shows the same on every page: nobody means that. */
function checkedLayouts(
  layouts: Theme['layouts'],
  { confSource, partials, collector }: LayoutQuestion,
): Theme['layouts'] {
  // A region that is missing may be the one that has it.
  const isWhole = !collector.list().some(({ code }) => code === 'theme/missing-region');
  const isInPartial = Object.values(partials).some(({ text }) => SHOWS_CONTENT.test(text));
  if (!isWhole || isInPartial) return layouts;
  for (const [key, { text }] of Object.entries(layouts)) {
    if (SHOWS_CONTENT.test(text)) continue;
    const close = Array.from(text.matchAll(/\{(squarespace[\w.-]{1,40})/g), ([, name = '']) => name).find(
      (name) => nearest(name, [MAIN_CONTENT]) !== undefined,
    );
    collector.add(
      siteProblem('theme/no-main-content', {
        message: `The layout "${key}" has no {${MAIN_CONTENT}}: its pages show nothing of their own`,
        place: placeInJson(confSource, ['layouts', key]),
        ...(close !== undefined && { hint: `did you mean it by {${close}}?` }),
      }),
    );
  }
  return layouts;
}

const MAIN_CONTENT = 'squarespace.main-content';
const SHOWS_CONTENT = /squarespace\.main-content(?![\w-])/;

const REGION = /\.(region|html)$/;

/** A layout of one region goes by the region's name. */
function layoutName(key: string, parts: readonly (Source | undefined)[]): string {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only.path : `layout ${key}`;
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
  const conf = confSource && readConf(confSource, { schema: collectionConfSchema, collector });
  return {
    conf: conf ?? {},
    ...(list && { list: template(list.path, [list]) }),
    ...(item && { item: template(item.path, [item]) }),
  };
}

/** Partials whose `.block.conf` says that they draw a kind of block. */
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

/** `template-pt-PT.json` and `pt_PT.json` hold the texts of `pt-pt`. */
function localeOf(name: string): string {
  const [, locale = name] = /^(?:template-)?(.*)\.json$/.exec(name) ?? [];
  return locale.replaceAll('_', '-').toLowerCase();
}

const RESET = 'reset.css';

function readStyles({ stylesheets }: ThemeConf, confSource: Source, reader: Reader): string {
  const all = below(reader.sources, 'styles/', /\.(less|css)$/);
  const imports: Record<string, Style> = Object.fromEntries(all.map(({ name, source }) => [name, source]));
  const listed = stylesheets.filter((name) => name !== RESET);
  for (const [index, name] of stylesheets.entries()) {
    if (Object.hasOwn(imports, name)) continue;
    const close = nearest(name, Object.keys(imports));
    reader.collector.add(
      siteProblem('theme/missing-stylesheet', {
        message: `There is no style sheet styles/${name}`,
        place: placeInJson(confSource, ['stylesheets', index]),
        ...(close !== undefined && { hint: `did you mean "${close}"?` }),
      }),
    );
  }
  const styles = [RESET, ...listed].flatMap((name) => ownValue(imports, name) ?? []);
  if (reader.compileStyles === undefined) return '';
  const { css, diagnostics } = reader.compileStyles({ styles, imports });
  reader.collector.addAll(diagnostics);
  return css;
}

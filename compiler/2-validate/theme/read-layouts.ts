import type { Source } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { Theme } from '../../model/theme.ts';
import type { ThemeConf } from '../../model/theme-conf.ts';
import { locationInJson } from '../parse-json.ts';
import type { Reader } from './theme-reader.ts';

/** A layout concatenates its regions. Regions are named with or without extension. */
export function readLayouts(conf: ThemeConf, confSource: Source, reader: Reader): Theme['layouts'] {
  const layouts = Object.entries(conf.layouts).map(([key, { regions }]) => {
    const parts = regions.map((name) => regionOf(name, reader));
    const missing = parts.flatMap((part, index) => (part === undefined ? [index] : []));
    for (const index of missing) {
      const location = locationInJson(confSource, ['layouts', key, 'regions', index]);
      reportMissingRegion(regions[index] ?? '', location, reader);
    }
    const found = parts.filter((part) => part !== undefined);
    return [key, reader.template(layoutName(key, parts), found)];
  });
  const { default: defaultLayout } = conf.layouts;
  if (defaultLayout === undefined) reportNoDefault(conf, confSource, reader);
  else if (!defaultLayout.regions.some((name) => regionOf(name, reader)))
    reportEmptyDefault(confSource, reader);
  return Object.fromEntries(layouts);
}

const REGION = /\.(region|html)$/;

function regionOf(name: string, { byPath }: Reader): Source | undefined {
  const paths = [name, `${name}.region`, `${name}.html`];
  return paths.map((path) => byPath.get(path)).find((part) => part !== undefined);
}

function reportMissingRegion(name: string, location: SourceLocation, { sources, collector }: Reader): void {
  const known = sources.flatMap(({ path }) => (REGION.test(path) ? [path, path.replace(REGION, '')] : []));
  const close = suggestName(name, known);
  collector.add(
    siteDiagnostic('theme/missing-region', {
      message: `The theme has no region "${name}"`,
      location,
      ...(close !== undefined && { hint: `did you mean "${close}"?` }),
    }),
  );
}

function reportNoDefault({ layouts }: ThemeConf, confSource: Source, { collector }: Reader): void {
  const location = locationInJson(confSource, ['layouts']);
  const names = Object.keys(layouts).map((name) => `"${name}"`);
  const hint = names.length === 0 ? 'add one to the theme' : `rename one of them: ${names.join(', ')}`;
  collector.add(
    siteDiagnostic('theme/no-default-layout', { message: 'No layout is named "default"', hint, location }),
  );
}

function reportEmptyDefault(confSource: Source, { collector }: Reader): void {
  const location = locationInJson(confSource, ['layouts', 'default']);
  const message = 'The layout "default" has no region that exists; its pages would be empty';
  collector.add(siteDiagnostic('theme/no-default-layout', { message, location }));
}

/** A layout with a single region has the region's name. */
function layoutName(key: string, parts: readonly (Source | undefined)[]): string {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only.path : `layout ${key}`;
}

export interface LayoutOptions {
  readonly confSource: Source;
  readonly partials: Theme['partials'];
  readonly collector: Collector;
}

/** A layout without main content shows the same on every page, which is never intended. */
export function checkLayouts(
  layouts: Theme['layouts'],
  { confSource, partials, collector }: LayoutOptions,
): void {
  // The missing region may contain the main content.
  const isWhole = !collector.list().some(({ code }) => code === 'theme/missing-region');
  const isInPartial = Object.values(partials).some(({ text }) => SHOWS_CONTENT.test(text));
  if (!isWhole || isInPartial) return;
  for (const [key, { text }] of Object.entries(layouts)) {
    if (SHOWS_CONTENT.test(text)) continue;
    const close = Array.from(text.matchAll(/\{(squarespace[\w.-]{1,40})/g), ([, name = '']) => name).find(
      (name) => suggestName(name, [MAIN_CONTENT]) !== undefined,
    );
    collector.add(
      siteDiagnostic('theme/no-main-content', {
        message: `The layout "${key}" has no {${MAIN_CONTENT}}; its pages show no content`,
        location: locationInJson(confSource, ['layouts', key]),
        ...(close !== undefined && { hint: `is {${close}} a typo?` }),
      }),
    );
  }
}

const MAIN_CONTENT = 'squarespace.main-content';
const SHOWS_CONTENT = /squarespace\.main-content(?![\w-])/;

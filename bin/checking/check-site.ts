import { resolve } from 'node:path';
import { createMemoryFiles, readSite, type SiteSources, type Source } from '../../compiler/1-read/index.ts';
import {
  checkTemplates,
  SYSTEM_PARTIALS,
  type ValidationTools,
  validateTheme,
} from '../../compiler/2-validate/index.ts';
import { renderSite } from '../../compiler/compile-site.ts';
import { createCollector, type Diagnostic } from '../../compiler/diagnostics/index.ts';
import type { TemplateEngine } from '../../compiler/index.ts';
import { compileStyles, createDiskFiles } from '../../compiler/node/index.ts';
import { createTemplateCheck, macrosOf } from '../../compiler/template/check/index.ts';
import { compileTemplate, preparePartials } from '../../compiler/template/index.ts';
import type { DialectName } from '../../formatters/index.ts';
import { cacheFolder, openBuildPorts } from '../building/open-build-ports.ts';
import type { Io } from '../printing/io.ts';
import { type Checked, isTemplateFile } from './check-templates.ts';
import { onePerImage } from './one-per-image.ts';

/** A site with its theme: all that a build of it would tell, nothing written, and the templates of the theme at length. */
export async function checkSite(io: Io, folder: string, dialect: DialectName): Promise<Checked> {
  const root = resolve(io.cwd, folder);
  const { images, ...ports } = await openBuildPorts({ folder: root, cache: cacheFolder(), cwd: io.cwd });
  const { sources, diagnostics } = await renderSite(
    { ...ports, engine: toolsFor(dialect), ...(images && { images: onePerImage(images) }) },
    { now: Date.now() },
  );
  return { sources: textsOf(sources), diagnostics: [...diagnostics, ...checkAtLength(sources, dialect)] };
}

/** A theme without a site. */
export function checkTheme(io: Io, folder: string, dialect: DialectName): Checked {
  const sources = readSite({ site: createMemoryFiles({}), theme: createDiskFiles(folder, io.cwd) });
  const collector = createCollector();
  const theme = validateTheme(sources.theme, {
    collector,
    isExpected: true,
    compileStyles,
    navigationIds: [],
  });
  if (theme !== undefined) {
    const { sources: texts } = sources.theme;
    collector.addAll(checkTemplates(theme, { engine: toolsFor(dialect), sources: texts }));
  }
  return {
    sources: textsOf(sources),
    diagnostics: [...collector.list(), ...checkAtLength(sources, dialect)],
  };
}

function toolsFor(dialect: DialectName): ValidationTools & TemplateEngine {
  return {
    compileTemplate: (source, options) => compileTemplate(source, { ...options, dialect }),
    preparePartials: (texts) => preparePartials(texts, { dialect }),
    compileStyles,
  };
}

/**
 * What the check of single templates adds. Their errors are told by the validation, which knows how regions are put
 * together: a block may begin in one and end in the next.
 */
function checkAtLength({ theme }: SiteSources, dialect: DialectName): readonly Diagnostic[] {
  const templates = theme.sources
    .filter(({ path }) => isTemplateFile(path))
    .map(({ file, text }) => compileTemplate(text, { file, dialect }));
  const check = createTemplateCheck();
  const partials = [
    ...theme.sources.flatMap(({ path }) => partialNames(path)),
    ...Object.keys(SYSTEM_PARTIALS),
    ...templates.flatMap(({ tree }) => macrosOf(tree.body)),
  ];
  return templates.flatMap((template) => check(template, { partials, skipErrors: true, dialect }));
}

/** The names that a build finds a partial under: its path below `blocks/`, with its ending and without. */
function partialNames(path: string): readonly string[] {
  const [, short] = /^blocks\/(.*)\.block$/.exec(path) ?? [];
  return short === undefined ? [] : [short, `${short}.block`];
}

function textsOf({ settings, documents, bodies, theme }: SiteSources): Readonly<Record<string, string>> {
  const all: readonly (Source | undefined)[] = [
    settings,
    ...documents,
    ...Object.values(bodies),
    ...theme.sources,
  ];
  return Object.fromEntries(
    all.flatMap((source) => (source === undefined ? [] : [[source.file, source.text]])),
  );
}

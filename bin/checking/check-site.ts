import { resolve } from 'node:path';
import { createMemoryFiles } from '../../compiler/1-read/memory-files.ts';
import { readSite, type SiteSources, type Source } from '../../compiler/1-read/read-site.ts';
import { checkTemplates } from '../../compiler/2-validate/theme/check-templates.ts';
import { SYSTEM_PARTIALS } from '../../compiler/2-validate/theme/system-partials.ts';
import { validateTheme } from '../../compiler/2-validate/theme/validate-theme.ts';
import type { ValidationTools } from '../../compiler/2-validate/validate-site.ts';
import { renderSite } from '../../compiler/compile-site.ts';
import { createCollector } from '../../compiler/diagnostics/collector.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { TemplateEngine } from '../../compiler/index.ts';
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { compileStyles } from '../../compiler/node/styles/compile-styles.ts';
import { createTemplateCheck } from '../../compiler/template/check/check-template.ts';
import { macrosOf } from '../../compiler/template/check/unknown-partial.ts';
import { preparePartials } from '../../compiler/template/partial-set.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import type { DialectName } from '../../formatters/index.ts';
import { cacheFolder } from '../building/cache-folder.ts';
import { openBuildPorts } from '../building/open-build-ports.ts';
import type { Io } from '../printing/io.ts';
import { checkCaptcha } from './check-captcha.ts';
import { checkDownloads } from './check-downloads.ts';
import { type CheckResult, isTemplateFile } from './check-templates.ts';
import { onePerImage } from './one-per-image.ts';
import { readBotCheck } from './read-bot-check.ts';

/**
 * Checks a site and its theme: every diagnostic of a build, as a dry run, plus the full template check of the
 * theme.
 */
export async function checkSite(io: Io, folder: string, dialect: DialectName): Promise<CheckResult> {
  const root = resolve(io.cwd, folder);
  const { images, ...ports } = await openBuildPorts({ folder: root, cache: cacheFolder(), cwd: io.cwd });
  const { site, sources, diagnostics } = await renderSite(
    { ...ports, engine: templateTools(dialect), ...(images && { images: onePerImage(images) }) },
    { now: Date.now() },
  );
  return {
    sources: textsOf(sources),
    diagnostics: [
      ...diagnostics,
      ...checkCaptcha({ site, sources }, readBotCheck(process.env) !== undefined),
      ...checkDownloads({ site, sources }, ports.site),
      ...checkThemeTemplates(sources, dialect),
    ],
  };
}

/** Checks a theme without a site. */
export function checkTheme(io: Io, folder: string, dialect: DialectName): CheckResult {
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
    collector.addAll(checkTemplates(theme, { engine: templateTools(dialect), sources: texts }));
  }
  return {
    sources: textsOf(sources),
    diagnostics: [...collector.list(), ...checkThemeTemplates(sources, dialect)],
  };
}

function templateTools(dialect: DialectName): ValidationTools & TemplateEngine {
  return {
    compileTemplate: (source, options) => compileTemplate(source, { ...options, dialect }),
    preparePartials: (texts) => preparePartials(texts, { dialect }),
    compileStyles,
  };
}

/**
 * The additional findings of the template check. Validation already reports template errors, because it knows how
 * regions are joined: a block may open in one and close in the next. A theme with an unknown partial is published.
 */
function checkThemeTemplates({ theme }: SiteSources, dialect: DialectName): readonly Diagnostic[] {
  const templates = theme.sources
    .filter(({ path }) => isTemplateFile(path))
    .map(({ file, text }) => compileTemplate(text, { file, dialect }));
  const check = createTemplateCheck();
  const partials = [
    ...theme.sources.flatMap(({ path }) => partialNames(path)),
    ...Object.keys(SYSTEM_PARTIALS),
    ...templates.flatMap(({ tree }) => macrosOf(tree.body)),
  ];
  return templates
    .flatMap((template) => check(template, { partials, skipErrors: true, dialect }))
    .map((found) => (found.code === 'template/unknown-partial' ? { ...found, severity: 'warning' } : found));
}

/** Names under which a build finds a partial: its path below `blocks/`, with and without the extension. */
function partialNames(path: string): readonly string[] {
  const [, shortName] = /^blocks\/(.*)\.block$/.exec(path) ?? [];
  return shortName === undefined ? [] : [shortName, `${shortName}.block`];
}

function textsOf({
  settings,
  documents,
  bodies,
  data = [],
  theme,
}: SiteSources): Readonly<Record<string, string>> {
  const all: readonly (Source | undefined)[] = [
    settings,
    ...documents,
    ...Object.values(bodies),
    ...data,
    ...theme.sources,
  ];
  return Object.fromEntries(
    all.flatMap((source) => (source === undefined ? [] : [[source.file, source.text]])),
  );
}

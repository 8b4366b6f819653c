import { createMemoryFiles, readSite, type SiteSources, type Source } from '../../compiler/1-read/index.ts';
import { checkTemplates, validateSite, validateTheme } from '../../compiler/2-validate/index.ts';
import { createCollector, type Diagnostic } from '../../compiler/diagnostics/index.ts';
import { compileStyles, createDiskFiles } from '../../compiler/node/index.ts';
import { createTemplateCheck, macrosOf } from '../../compiler/template/check/index.ts';
import { compileTemplate, preparePartials } from '../../compiler/template/index.ts';
import type { Io } from '../io.ts';
import { type Checked, isTemplateFile, partialNames } from './check-templates.ts';

const tools = { compileTemplate, preparePartials, compileStyles };

/** A site with its theme, as a build would see it, and the templates of the theme at length. */
export function checkSite(io: Io, folder: string): Checked {
  const sources = readSite({ site: createDiskFiles(folder, io.cwd) });
  const { diagnostics } = validateSite(sources, tools);
  return { sources: textsOf(sources), diagnostics: [...diagnostics, ...checkThemeTemplates(sources)] };
}

/** A theme without a site. */
export function checkTheme(io: Io, folder: string): Checked {
  const sources = readSite({ site: createMemoryFiles({}), theme: createDiskFiles(folder, io.cwd) });
  const collector = createCollector();
  const theme = validateTheme(sources.theme, {
    collector,
    isExpected: true,
    compileStyles,
    navigationIds: [],
  });
  if (theme !== undefined)
    collector.add(...checkTemplates(theme, { engine: tools, sources: sources.theme.sources }));
  return { sources: textsOf(sources), diagnostics: [...collector.list(), ...checkThemeTemplates(sources)] };
}

/**
 * What the check of single templates adds. Their errors are told by the validation, which knows how regions are put
 * together: a block may begin in one and end in the next.
 */
function checkThemeTemplates({ theme }: SiteSources): readonly Diagnostic[] {
  const templates = theme.sources
    .filter(({ path }) => isTemplateFile(path))
    .map(({ path, file, text }) => ({ path, template: compileTemplate(text, { file }) }));
  const check = createTemplateCheck();
  const partials = [
    ...templates.flatMap(({ path }) => partialNames(path)),
    ...templates.flatMap(({ template }) => macrosOf(template.tree.body)),
    ...SYSTEM_PARTIALS,
  ];
  return templates.flatMap(({ template }) => check(template, { partials, skipErrors: true }));
}

/** Partials that the product provides. */
const SYSTEM_PARTIALS: readonly string[] = ['sqs-share-buttons', 'sqs-social-links'];

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

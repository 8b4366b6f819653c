import { posix } from 'node:path';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { createTemplateCheck } from '../../compiler/template/check/check-template.ts';
import { macrosOf } from '../../compiler/template/check/unknown-partial.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import type { DialectName } from '../../formatters/index.ts';
import { readTextFile } from '../input/files.ts';
import type { Io } from '../printing/io.ts';

export interface CheckResult {
  /** Every text that was looked at, by the name that diagnostics use. */
  readonly sources: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckOptions {
  readonly dialect: DialectName;
  /** Texts of partials by name, besides those that are found; undefined: nobody named any. */
  readonly partials?: Readonly<Record<string, string>> | undefined;
}

/** One template alone: which partials there are is known only when somebody says so. */
export function checkTemplateFile(io: Io, path: string, { dialect, partials }: CheckOptions): CheckResult {
  const source = readTextFile(io, path, 'the template');
  const template = compileTemplate(source, { file: path, dialect });
  const known = partials && { partials: namesIn(partials) };
  return { sources: { [path]: source }, diagnostics: createTemplateCheck()(template, { dialect, ...known }) };
}

/** Of partials, and of the macros in them. */
function namesIn(partials: Readonly<Record<string, string>>): readonly string[] {
  const macros = Object.values(partials).flatMap((text) => macrosOf(compileTemplate(text).tree.body));
  return [...Object.keys(partials), ...macros];
}

export function isTemplateFile(path: string): boolean {
  return TEMPLATE_FILE.test(path);
}

const TEMPLATE_FILE = /\.(?:html|block|list|item|region|page)$/;

interface TemplateSet extends CheckOptions {
  readonly folder: string;
  /** Paths below the folder. */
  readonly names: readonly string[];
}

/** Templates that apply each other by name, with or without their endings. */
export function checkTemplates(
  io: Io,
  { folder, names, dialect, partials: given = {} }: TemplateSet,
): CheckResult {
  const templates = names.map((name) => {
    const file = posix.join(folder, name);
    return compileTemplate(readTextFile(io, file, 'the template'), { file, dialect });
  });
  const check = createTemplateCheck();
  const partials = [
    ...names.flatMap(partialNames),
    ...templates.flatMap(({ tree }) => macrosOf(tree.body)),
    ...namesIn(given),
  ];
  return {
    sources: Object.fromEntries(templates.map(({ file, source }) => [file, source])),
    diagnostics: templates.flatMap((template) => check(template, { partials, dialect })),
  };
}

/** How a template may be called; a theme's partials are named below `blocks/`. */
function partialNames(name: string): readonly string[] {
  const below = name.replace(/^blocks\//, '');
  return [name, name.replace(TEMPLATE_FILE, ''), below, below.replace(TEMPLATE_FILE, '')];
}

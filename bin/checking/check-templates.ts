import { posix } from 'node:path';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { createTemplateCheck } from '../../compiler/template/check/check-template.ts';
import { macrosOf } from '../../compiler/template/check/unknown-partial.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import type { DialectName } from '../../formatters/index.ts';
import { readTextFile } from '../input/files.ts';
import type { Io } from '../printing/io.ts';

export interface CheckResult {
  /** Source text of every checked file, keyed by its name in diagnostics. */
  readonly sources: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface CheckOptions {
  readonly dialect: DialectName;
  /** Additional partials by name; undefined when `--partials` is not given. */
  readonly partials?: Readonly<Record<string, string>> | undefined;
}

/** Checks a single template. Its partials are unknown unless `--partials` names them. */
export function checkTemplateFile(io: Io, path: string, { dialect, partials }: CheckOptions): CheckResult {
  const source = readTextFile(io, path, 'template');
  const template = compileTemplate(source, { file: path, dialect });
  const known = partials && { partials: namesIn(partials) };
  return { sources: { [path]: source }, diagnostics: createTemplateCheck()(template, { dialect, ...known }) };
}

/** Names of the partials and of the macros they define. */
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
  /** Paths relative to the folder. */
  readonly names: readonly string[];
}

/** Checks templates that apply each other by name, with or without the extension. */
export function checkTemplates(
  io: Io,
  { folder, names, dialect, partials: given = {} }: TemplateSet,
): CheckResult {
  const templates = names.map((name) => {
    const file = posix.join(folder, name);
    return compileTemplate(readTextFile(io, file, 'template'), { file, dialect });
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

/** Names by which a template can be applied; theme partials are named relative to `blocks/`. */
function partialNames(name: string): readonly string[] {
  const below = name.replace(/^blocks\//, '');
  return [name, name.replace(TEMPLATE_FILE, ''), below, below.replace(TEMPLATE_FILE, '')];
}

import type { Diagnostic } from '../../compiler/diagnostics/index.ts';
import { createTemplateCheck, macrosOf } from '../../compiler/template/check/index.ts';
import { compileTemplate } from '../../compiler/template/index.ts';
import type { DialectName } from '../../formatters/index.ts';
import { listFiles, readTextFile } from '../files.ts';
import type { Io } from '../io.ts';

export interface Checked {
  /** Every text that was looked at, by the name that diagnostics use. */
  readonly sources: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** One template alone: which partials there are is not known. */
export function checkTemplateFile(io: Io, path: string, dialect: DialectName): Checked {
  const source = readTextFile(io, path, 'the template');
  const template = compileTemplate(source, { file: path, dialect });
  return { sources: { [path]: source }, diagnostics: createTemplateCheck()(template, { dialect }) };
}

export function isTemplateFile(path: string): boolean {
  return TEMPLATE_FILE.test(path);
}

const TEMPLATE_FILE = /\.(?:html|block|list|item|region|page)$/;

/** A folder of templates that apply each other by name, with or without their endings. */
export function checkTemplateFolder(io: Io, folder: string, dialect: DialectName): Checked {
  const names = listFiles(io, folder).filter(isTemplateFile);
  const templates = names.map((name) => {
    const file = `${folder}/${name}`;
    return compileTemplate(readTextFile(io, file, 'the template'), { file, dialect });
  });
  const check = createTemplateCheck();
  const partials = [...names.flatMap(partialNames), ...templates.flatMap(({ tree }) => macrosOf(tree.body))];
  return {
    sources: Object.fromEntries(templates.map(({ file, source }) => [file, source])),
    diagnostics: templates.flatMap((template) => check(template, { partials, dialect })),
  };
}

/** How a template may be called; a theme's partials are named below `blocks/`. */
export function partialNames(name: string): readonly string[] {
  const below = name.replace(/^blocks\//, '');
  return [name, name.replace(TEMPLATE_FILE, ''), below, below.replace(TEMPLATE_FILE, '')];
}

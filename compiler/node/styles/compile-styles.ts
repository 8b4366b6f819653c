import type { CompiledStyles, Style, StyleOptions } from '../../2-validate/theme/style-compiler.ts';
import type { Diagnostic, SourceLocation } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { createLess, fileManagerPrototype, type LessError } from './less-core.ts';

/**
 * Compiles the style sheets of a theme. LESS runs without disk access, plug-ins and JavaScript, because themes are untrusted and
 * a style sheet could otherwise read any file.
 */
export function compileStyles({ styles, imports }: StyleOptions): CompiledStyles {
  const missing: string[] = [];
  const less = createLess({}, [createImporter(imports, missing)]);
  less.PluginLoader = NoPlugins;
  less.functions.functionRegistry.add('data-uri', noDataUri);
  const text = styles.map((style) => `${style.text}\n`).join('');
  let css = '';
  const issues: LessError[] = [];
  const options = { filename: UNIT, syncImport: true, disablePluginRule: true, javascriptEnabled: false };
  less.render(text, options, (issue, result) => {
    if (issue !== null) issues.push(issue);
    css = result?.css ?? '';
  });
  return { css, diagnostics: issues.map((issue) => describe(issue, { styles, imports, missing })) };
}

/** File name of the concatenated sheets. */
const UNIT = 'site.less';

/** LESS creates it before compiling; it would load plug-ins, which are disabled. */
function NoPlugins(): void {}

/** Would read a file; always fails. */
function noDataUri(): never {
  throw new Error(NO_DATA_URI);
}

const NO_DATA_URI = 'data-uri() is not supported';

/** LESS drops the importer's messages, so missing sheets are also recorded in `missing`. */
function createImporter(imports: Readonly<Record<string, Style>>, missing: string[]): object {
  return Object.assign(Object.create(fileManagerPrototype), {
    supports: () => true,
    supportsSync: () => true,
    loadFileSync: (filename: string, folder: string) => {
      const path = folder.endsWith('/') || folder === '' ? folder + filename : `${folder}/${filename}`;
      const found = [path, `${path}.less`].find((name) => Object.hasOwn(imports, name));
      const contents = found === undefined ? undefined : imports[found]?.text;
      if (contents !== undefined) return { filename: found, contents };
      missing.push(path);
      return { error: { type: 'File', message: `there is no style sheet ${path} to import` } };
    },
  });
}

interface Compilation extends StyleOptions {
  readonly missing: readonly string[];
}

function describe({ message, index = 0, filename }: LessError, compilation: Compilation): Diagnostic {
  const location = locationOf(index, filename, compilation);
  const [absent] = compilation.missing;
  const fallback =
    absent === undefined
      ? 'a mixin calls itself without an end'
      : `there is no style sheet ${absent} to import`;
  const text = message?.replace(/\s+/g, ' ') ?? fallback;
  const isDataUri = text.endsWith(NO_DATA_URI);
  const why = isDataUri ? NO_DATA_URI : text;
  const unclosed = /missing (?:closing|something)/i.test(why)
    ? unclosedLocation(compilation.styles)
    : undefined;
  const where = unclosed ?? location;
  const isOfPlatform = absent !== undefined && PLATFORM_IMPORT.test(absent);
  return siteDiagnostic('theme/broken-style', {
    message: `The style sheets cannot be compiled: ${unclosed === undefined ? why : 'this brace is not closed'}`,
    ...(isDataUri && { hint: 'put the file into assets/ and write url("/assets/…")' }),
    ...(isOfPlatform && { hint: 'this platform style sheet is not supported; remove the import' }),
    ...(where && { location: where }),
  });
}

const PLATFORM_IMPORT = /(^|\/)(sqs-grid-breaker|sqs-ui-font|social-icon-font|svg-icon-templates)(\.less)?$/;

/**
 * LESS reports a missing brace at the end of all sheets; we report it in the first sheet with more opening than closing braces.
 */
function unclosedLocation(styles: readonly Style[]): SourceLocation | undefined {
  for (const { file, text } of styles) {
    const open: number[] = [];
    for (const { 0: found, index } of text.matchAll(
      /\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*|"[^"\n]*"|'[^'\n]*'|[{}]/g,
    )) {
      if (found === '{') open.push(index);
      else if (found === '}') open.pop();
    }
    const last = open.at(-1);
    if (last !== undefined) return createSourceText(file, text).location(last, last + 1);
  }
  return undefined;
}

function locationOf(
  index: number,
  filename: string | undefined,
  { styles, imports }: StyleOptions,
): SourceLocation | undefined {
  const imported = filename === undefined || filename === UNIT ? undefined : imports[filename];
  if (imported !== undefined)
    return createSourceText(imported.file, imported.text).location(index, index + 1);
  let start = 0;
  for (const { file, text } of styles) {
    if (index <= start + text.length)
      return createSourceText(file, text).location(index - start, index - start + 1);
    start += text.length + 1;
  }
  return undefined;
}

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
  const read: Imported = { loaded: new Set(), missing: new Set() };
  const sheets = Object.fromEntries(
    Object.entries(imports).map(([name, { text }]) => [name, withCssImports(text).text]),
  );
  const less = createLess({}, [createImporter(sheets, read)]);
  less.PluginLoader = NoPlugins;
  less.functions.functionRegistry.add('data-uri', noDataUri);
  const text = styles.map((style) => `${withCssImports(style.text).text}\n`).join('');
  let css = '';
  const issues: LessError[] = [];
  const options = { filename: UNIT, syncImport: true, disablePluginRule: true, javascriptEnabled: false };
  less.render(text, options, (issue, result) => {
    if (issue !== null) issues.push(issue);
    css = result?.css ?? '';
  });
  const compilation = { styles, imports, ...read };
  const diagnostics =
    read.missing.size > 0 && issues.length > 0
      ? missingImports(compilation)
      : issues.map((issue) => describe(issue, compilation));
  return { css, diagnostics };
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

/** Paths below `styles/` that were imported. */
interface Imported {
  readonly loaded: Set<string>;
  readonly missing: Set<string>;
}

/** LESS reports only one missing sheet, without its message, so they are also recorded in `missing`. */
function createImporter(sheets: Readonly<Record<string, string>>, { loaded, missing }: Imported): object {
  return Object.assign(Object.create(fileManagerPrototype), {
    supports: () => true,
    supportsSync: () => true,
    loadFileSync: (filename: string, folder: string) => {
      const path = pathOf(filename, folder);
      const found = namesOf(path).find((name) => Object.hasOwn(sheets, name));
      const contents = found === undefined ? undefined : sheets[found];
      if (found !== undefined && contents !== undefined) {
        loaded.add(found);
        return { filename: found, contents };
      }
      missing.add(path);
      return { error: { type: 'File', message: `there is no style sheet ${path} to import` } };
    },
  });
}

function pathOf(filename: string, folder: string): string {
  return folder.endsWith('/') || folder === '' ? folder + filename : `${folder}/${filename}`;
}

function namesOf(path: string): readonly string[] {
  return [path, `${path}.less`];
}

type Compilation = StyleOptions & Imported;

/** Each missing import at the location of its statement. */
function missingImports({ styles, imports, loaded, missing }: Compilation): readonly Diagnostic[] {
  const sheets = [
    ...styles.map((style) => ({ style, folder: '' })),
    ...[...loaded].flatMap((name) => {
      const style = imports[name];
      return style === undefined ? [] : [{ style, folder: name.slice(0, name.lastIndexOf('/') + 1) }];
    }),
  ];
  return [...missing].map((path) => {
    const [location] = sheets.flatMap(({ style: { file, text }, folder }) =>
      importsIn(text)
        .filter(({ url }) => pathOf(url, folder) === path)
        .map(({ start, end }) => createSourceText(file, text).location(start, end)),
    );
    return siteDiagnostic('theme/broken-style', {
      message: `The style sheets cannot be compiled: there is no style sheet ${path} to import`,
      ...(PLATFORM_IMPORT.test(path) && {
        hint: 'this platform style sheet is not supported; remove the import',
      }),
      ...(location && { location }),
    });
  });
}

interface ImportStatement {
  readonly url: string;
  /** Range up to the end of the URL. */
  readonly start: number;
  readonly end: number;
  /** Where options of LESS, such as `(css)`, would be. */
  readonly options: { readonly at: number; readonly text: string };
}

/** Comments and strings are matched to be skipped. */
const IMPORT =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*|(@import\s+)((?:\([^)]*\)\s*)?)(?:url\(\s*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s;]+))|"[^"\n]*"|'[^'\n]*'/gi;

function importsIn(text: string): readonly ImportStatement[] {
  return Array.from(text.matchAll(IMPORT)).flatMap(
    ({ 0: all, 1: word, 2: options = '', 3: a, 4: b, 5: c, index }) => {
      if (word === undefined) return [];
      const at = index + word.length;
      return [
        { url: a ?? b ?? c ?? '', start: index, end: index + all.length, options: { at, text: options } },
      ];
    },
  );
}

/** Keeps imports from other hosts as CSS, which LESS moves to the top; by itself it would load them. */
const AS_CSS = '(css) ';

function withCssImports(text: string): { readonly text: string; readonly inserted: readonly number[] } {
  if (!/@import/i.test(text)) return { text, inserted: [] };
  const inserted = importsIn(text)
    .filter(({ url, options }) => /^(?:https?:)?\/\//i.test(url) && options.text === '')
    .map(({ options }) => options.at);
  let result = '';
  let copied = 0;
  for (const at of inserted) {
    result += text.slice(copied, at) + AS_CSS;
    copied = at;
  }
  return { text: result + text.slice(copied), inserted };
}

/** The offset in the text as written. */
function originalOffset(text: string, offset: number): number {
  const { inserted } = withCssImports(text);
  const before = inserted.filter((at, index) => at + index * AS_CSS.length < offset).length;
  return Math.max(0, offset - before * AS_CSS.length);
}

function describe({ message, index = 0, filename }: LessError, compilation: Compilation): Diagnostic {
  const location = locationOf(index, filename, compilation);
  const text = message?.replace(/\s+/g, ' ') ?? 'a mixin calls itself without an end';
  const isDataUri = text.endsWith(NO_DATA_URI);
  const why = isDataUri ? NO_DATA_URI : text;
  const unclosed = /missing (?:closing|something)/i.test(why)
    ? unclosedLocation(compilation.styles)
    : undefined;
  const where = unclosed ?? location;
  return siteDiagnostic('theme/broken-style', {
    message: `The style sheets cannot be compiled: ${unclosed === undefined ? why : 'this brace is not closed'}`,
    ...(isDataUri && { hint: 'put the file into assets/ and write url("/assets/…")' }),
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
  if (imported !== undefined) return locationAt(imported, index);
  let start = 0;
  for (const style of styles) {
    const { length } = withCssImports(style.text).text;
    if (index <= start + length) return locationAt(style, index - start);
    start += length + 1;
  }
  return undefined;
}

function locationAt({ file, text }: Style, offset: number): SourceLocation {
  const at = originalOffset(text, offset);
  return createSourceText(file, text).location(at, at + 1);
}

import { findSheet } from '../../2-validate/theme/find-sheet.ts';
import type { Style, StyleOptions } from '../../2-validate/theme/style-compiler.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { ownValue } from '../../model/own-value.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { SKIPPED } from './less-text.ts';
import { platformSheet } from './platform/platform-sheets.ts';
import { createUnitWriter, type StyleUnit, type UnitWriter } from './style-unit.ts';

export interface ResolvedStyles {
  readonly unit: StyleUnit;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Concatenates style sheets and replaces each `@import` by the sheet that it names: a file of the theme, relative to the
 * importing sheet or to `styles/`, or a sheet of the platform. Imports of other hosts stay. A sheet is included once, and
 * in a block (`@media phone { @import "grid" }`) each time, since its rules then mean something else.
 */
export function resolveImports({ styles, imports }: StyleOptions): ResolvedStyles {
  const context: ImportContext = {
    imports,
    writer: createUnitWriter(),
    diagnostics: [],
    included: new Set(),
    open: [],
  };
  for (const style of styles) {
    includeStyle({ style, folder: '' }, context);
    context.writer.generate('\n');
  }
  return { unit: context.writer.unit(), diagnostics: context.diagnostics };
}

interface ImportContext {
  readonly imports: StyleOptions['imports'];
  readonly writer: UnitWriter;
  readonly diagnostics: Diagnostic[];
  /** Names of the sheets that are included outside of blocks. */
  readonly included: Set<string>;
  /** Names of the sheets whose imports are being resolved: a sheet cannot import itself. */
  readonly open: readonly string[];
}

interface OpenStyle {
  readonly style: Style;
  /** Path below `styles/`, empty or with a slash at its end. */
  readonly folder: string;
}

function includeStyle({ style, folder }: OpenStyle, context: ImportContext): void {
  const { writer } = context;
  let copied = 0;
  for (const statement of importsIn(style.text)) {
    writer.copy(style, copied, statement.start);
    copied = statement.end;
    if (isOfOtherHost(statement)) {
      // Without the options of LESS.
      writer.generate('@import ');
      writer.copy(style, statement.optionsEnd, statement.end);
    } else {
      if (statement.media.startsWith(',')) context.diagnostics.push(listOfImports(statement, style));
      includeImport(statement, { style, folder }, context);
    }
  }
  writer.copy(style, copied, style.text.length);
}

/** Imports of other hosts, and those that ask for a CSS import, stay as they are. */
function isOfOtherHost({ url, options }: ImportStatement): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url) || options.includes('css');
}

function includeImport(
  statement: ImportStatement,
  { style, folder }: OpenStyle,
  context: ImportContext,
): void {
  const { imports, writer, diagnostics, included, open } = context;
  const name = findSheet(statement.url.replace(/[?#].*$/, ''), folder, imports);
  const found =
    name === undefined ? platformSheet(statement.url, Object.values(imports)) : ownValue(imports, name);
  if (found === undefined) {
    if (!statement.options.includes('optional')) diagnostics.push(missingImport(statement, style, imports));
    return;
  }
  const key = name ?? `platform ${statement.url}`;
  if (open.includes(key) || (!statement.isInBlock && included.has(key))) return;
  if (!statement.isInBlock) included.add(key);
  const media = statement.media.replace(/^,.*/s, '');
  if (media !== '') writer.generate(`@media ${media} {\n`);
  if (name === undefined || typeof found === 'string') writer.generate(String(found));
  else {
    const path = name.slice(0, name.lastIndexOf('/') + 1);
    const inner = statement.isInBlock ? { ...context, included: new Set<string>() } : context;
    includeStyle({ style: found, folder: path }, { ...inner, open: [...open, key] });
  }
  writer.generate(media === '' ? '\n' : '\n}\n');
}

/** `@import "a", "b";` would be a media query, and nothing of the sheet would apply. */
function listOfImports({ start, end }: ImportStatement, { file, text }: Style): Diagnostic {
  return siteDiagnostic('theme/broken-style', {
    message: 'The style sheet has an error: @import names one style sheet',
    location: createSourceText(file, text).location(start, end),
    hint: 'write one @import for each; only the first one is used',
  });
}

function missingImport(
  { url, start, urlEnd }: ImportStatement,
  { file, text }: Style,
  imports: StyleOptions['imports'],
): Diagnostic {
  const names = Object.keys(imports).flatMap((name) => [name, name.replace(/\.less$/, '')]);
  const close = suggestName(url, names);
  return siteDiagnostic('theme/missing-stylesheet', {
    message: `There is no style sheet ${url} to import`,
    location: createSourceText(file, text).location(start, urlEnd),
    ...(close !== undefined && { hint: `did you mean "${close}"?` }),
  });
}

interface ImportStatement {
  readonly url: string;
  /** The options of LESS, such as `optional` of `@import (optional) "sea";`. */
  readonly options: readonly string[];
  /** The media query after the URL. */
  readonly media: string;
  /** Whether a rule or an at-rule contains the statement. */
  readonly isInBlock: boolean;
  readonly start: number;
  /** The offset after the options. */
  readonly optionsEnd: number;
  readonly urlEnd: number;
  /** The offset after the semicolon. */
  readonly end: number;
}

const QUOTED = String.raw`"[^"\n]*"|'[^'\n]*'`;

/** Comments, strings and URLs are matched to be skipped. */
const STATEMENT = new RegExp(
  String.raw`(@import(?:-once)?\s*((?:\([^)]*\)\s*)?))(url\(\s*(?:${QUOTED}|[^"'()\s]+)\s*\)|${QUOTED})([^;{}]*)(?:;|$|(?=\}))|[@#]\{[\w-]+\}|[{}]|${SKIPPED}`,
  'gi',
);

function importsIn(text: string): readonly ImportStatement[] {
  if (!/@import/i.test(text)) return [];
  const statements: ImportStatement[] = [];
  let depth = 0;
  for (const { 0: all, 1: head, 2: options = '', 3: source = '', 4: media = '', index } of text.matchAll(
    STATEMENT,
  )) {
    if (all === '{') depth += 1;
    if (all === '}') depth -= 1;
    if (head === undefined) continue;
    const optionsEnd = index + head.length;
    statements.push({
      url: source.replace(/^url\(\s*|\s*\)$/gi, '').replace(/^["']|["']$/g, ''),
      options: options.match(/\w+/g) ?? [],
      media: media.trim(),
      isInBlock: depth > 0,
      start: index,
      optionsEnd,
      urlEnd: optionsEnd + source.length,
      end: index + all.length,
    });
  }
  return statements;
}

import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Source } from '../1-read/read-site.ts';
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts';
import { createSourceText, type SourceText } from '../diagnostics/source-text.ts';
import { type SiteCode, siteDiagnostic } from '../model/site-diagnostic.ts';

export interface Parsed {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses strict JSON. The fast parser runs first; the parser that knows locations runs only when it fails. */
export function parseJson(source: Source): Parsed {
  if (source.value !== undefined) return { value: source.value, diagnostics: [] };
  try {
    return { value: JSON.parse(source.text), diagnostics: [] };
  } catch {
    return { value: undefined, diagnostics: syntaxDiagnostics(source, 'site/malformed-json') };
  }
}

/** Parses JSON with comments and trailing commas, as used in existing theme configuration files. */
export function parseConf(source: Source): Parsed {
  try {
    return { value: JSON.parse(source.text), diagnostics: [] };
  } catch {
    const diagnostics = syntaxDiagnostics(source, 'theme/malformed-conf');
    const tree = diagnostics.length > 0 ? undefined : readTree(source.text, []);
    return { value: tree === undefined ? undefined : toValue(tree), diagnostics };
  }
}

/** Returns the location of the value at `path`. When the path does not exist, returns the nearest value around it. */
export function locationInJson(document: Source, path: readonly PropertyKey[]): SourceLocation {
  const { source, tree } = parsedSource(document);
  if (tree === undefined) return source.location(0, 0);
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length).map(toSegment));
    if (node === undefined) continue;
    // For a missing value, only the start of the enclosing value is marked, since that may be the whole document.
    const isExact = length === path.length;
    const end = isExact && isScalar(node) ? node.offset + node.length : node.offset + 1;
    return source.location(node.offset, end);
  }
  return source.location(0, 0);
}

/** Whether the document has a value at `path`. */
export function hasValueAt(document: Source, path: readonly PropertyKey[]): boolean {
  const { tree } = parsedSource(document);
  return tree !== undefined && findNodeAtLocation(tree, path.map(toSegment)) !== undefined;
}

interface ParsedSource {
  readonly source: SourceText;
  readonly tree: Node | undefined;
}

/** A document with one mistake often has many, so that each is parsed once. */
const parsedSources = new WeakMap<Source, ParsedSource>();

function parsedSource(document: Source): ParsedSource {
  const known = parsedSources.get(document);
  if (known !== undefined) return known;
  const { file, text } = document;
  const parsed = { source: createSourceText(file, text), tree: readTree(text, []) };
  parsedSources.set(document, parsed);
  return parsed;
}

/** Returns the location of the field name at `path`. */
export function locationOfKey(document: Source, path: readonly PropertyKey[]): SourceLocation {
  const { source, tree } = parsedSource(document);
  const key = tree && findNodeAtLocation(tree, path.map(toSegment))?.parent?.children?.[0];
  if (key === undefined) return locationInJson(document, path);
  return source.location(key.offset, key.offset + key.length);
}

/** Limit per document: later syntax errors usually follow from the first ones. */
const MAX_SYNTAX_PROBLEMS = 3;

function syntaxDiagnostics({ file, text }: Source, code: SiteCode): readonly Diagnostic[] {
  const source = createSourceText(file, text);
  const isStrict = code === 'site/malformed-json';
  const errors: ParseError[] = [];
  const tree = readTree(text, errors, isStrict);
  if (text.trim() === '')
    return [siteDiagnostic(code, { message: 'The file is empty', location: source.location(0, 0) })];
  if (tree === undefined && errors.length === 0) {
    return [
      siteDiagnostic(code, { message: 'The document is nested too deeply', location: source.location(0, 1) }),
    ];
  }
  if (errors.length === 0 && isStrict) {
    // The two parsers disagree about a few control characters; the strict one is correct.
    return [
      siteDiagnostic(code, { message: 'The document is not valid JSON', location: source.location(0, 1) }),
    ];
  }
  const reported = new Map<number, Diagnostic>();
  for (const error of errors.filter((each, index) => !followsFrom(each, errors[index - 1]))) {
    const { message, start, end } = describeSyntaxError(error, text);
    // One typo can cause two errors at the same offset.
    if (!reported.has(start))
      reported.set(start, siteDiagnostic(code, { message, location: source.location(start, end) }));
  }
  return [...reported.values()].slice(0, MAX_SYNTAX_PROBLEMS);
}

interface JsonError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** The parser reports a superfluous or missing comma where it continues; users look for it at the comma itself. */
function describeSyntaxError({ error, offset, length }: ParseError, text: string): JsonError {
  const kind = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd().length;
  const isAfterComma = text.charAt(before - 1) === ',' && '}]'.includes(text.charAt(offset) || '-');
  if (isAfterComma && (kind === 'PropertyNameExpected' || kind === 'ValueExpected')) {
    return { message: 'Remove this trailing comma', start: before - 1, end: before };
  }
  if (kind === 'CommaExpected' && before > 0) {
    return { message: 'A comma is missing after this', start: before - 1, end: before };
  }
  const message = SYNTAX_MESSAGES[kind] ?? 'This is not valid JSON';
  return { message, start: offset, end: offset + Math.max(1, length) };
}

/** A missing value that follows an invalid value is not reported again. */
function followsFrom({ error }: ParseError, before: ParseError | undefined): boolean {
  return (
    printParseErrorCode(error) === 'ValueExpected' &&
    before !== undefined &&
    printParseErrorCode(before.error) === 'InvalidSymbol'
  );
}

const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not a JSON value; strings need double quotes',
  InvalidNumberFormat: 'This is not a valid JSON number',
  PropertyNameExpected: 'A field name in double quotes is expected here',
  ValueExpected: 'A value is expected here',
  ColonExpected: 'A colon is expected here',
  CommaExpected: 'A comma is expected here',
  CloseBraceExpected: 'A closing brace is expected here',
  CloseBracketExpected: 'A closing bracket is expected here',
  EndOfFileExpected: 'The document should end here',
  InvalidCommentToken: 'Comments are not allowed here',
  UnexpectedEndOfComment: 'The comment is not closed',
  UnexpectedEndOfString: 'The string is missing its closing double quote',
  UnexpectedEndOfNumber: 'The number is incomplete',
  InvalidUnicode: 'This is not a valid Unicode escape',
  InvalidEscapeCharacter: 'This is not a valid escape; double a literal backslash',
  InvalidCharacter: 'This character must be escaped in a string',
};

/** Returns undefined for an empty text and for a text that is nested too deeply for the parser. */
export function readTree(text: string, errors: ParseError[], isStrict = false): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: isStrict, allowTrailingComma: !isStrict });
  } catch {
    return undefined;
  }
}

/** Keeps an own `__proto__` as an ordinary field, like `JSON.parse`. */
function toValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(toValue);
  if (node.type !== 'object') return node.value;
  const entries = (node.children ?? []).map(({ children: [key, value] = [] }) => [
    String(key?.value),
    value === undefined ? null : toValue(value),
  ]);
  return Object.fromEntries(entries);
}

function isScalar({ type }: Node): boolean {
  return type !== 'object' && type !== 'array';
}

function toSegment(segment: PropertyKey): string | number {
  return typeof segment === 'number' ? segment : String(segment);
}

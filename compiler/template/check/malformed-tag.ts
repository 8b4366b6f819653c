import { type DialectName, formatters, predicates } from '../../../formatters/index.ts';
import { templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { KEYWORDS } from '../parse.ts';
import type { Text } from '../tree/tree.ts';
import type { TagGrammar } from './grammar/tag-grammar.ts';
import { instructionFor } from './hints/foreign-words.ts';
import { repairTag } from './hints/repair-tag.ts';
import { advance, type HtmlContext } from './html/html-context.ts';

export interface TextContext {
  readonly source: SourceText;
  /** At the start of the text. */
  readonly context: HtmlContext;
  readonly grammar: TagGrammar;
  readonly dialect: DialectName;
}

/** Reports texts in braces that were meant as tags but are malformed: the language prints them unchanged. */
export function checkText({ text, start }: Text, at: TextContext): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const isCodeAt = followCode(text, at.context);
  let position = 0;
  for (;;) {
    const first = text.indexOf('{', position);
    if (first < 0) return found;
    const close = text.indexOf('}', first);
    if (close < 0)
      return [...found, ...checkOpenEnd({ text, start }, { first, isCodeAt, source: at.source })];
    const open = text.lastIndexOf('{', close);
    const inner = text.slice(open + 1, close);
    if (looksLikeTag(inner, () => isCodeAt(open), at)) found.push(...explain(inner, start + open + 1, at));
    position = close + 1;
  }
}

/** Returns a function that checks whether a position is in code. It must be called from left to right; the text is read once. */
function followCode(text: string, start: HtmlContext): (offset: number) => boolean {
  let context = start;
  let at = 0;
  return (offset) => {
    context = advance(context, text.slice(at, offset));
    at = offset;
    return isInCode(context);
  };
}

/** Braces in scripts and style sheets have their own meaning. */
export function isInCode({ state, attribute }: HtmlContext): boolean {
  if (state === 'raw') return true;
  const isInValue = state === 'double-quoted' || state === 'single-quoted' || state === 'unquoted';
  return isInValue && (attribute.startsWith('on') || attribute === 'style');
}

const KEYWORD_STARTS: readonly string[] = KEYWORDS.map((keyword) => keyword.split(' ')[0] ?? keyword);

/** Bounds the patterns below: no tag with a typo is longer. */
const MAX_TAG_LENGTH = 500;

type Context = Pick<TextContext, 'grammar' | 'dialect'>;

function looksLikeTag(inner: string, isCode: () => boolean, { grammar, dialect }: Context): boolean {
  const trimmed = inner.trim();
  if (trimmed === '' || inner.length > MAX_TAG_LENGTH || /[;:"'<>\n]/.test(trimmed)) return false;
  if (trimmed.startsWith('.')) return resemblesInstruction(trimmed, isCode);
  if (!/^[@$_a-zA-Z]/.test(trimmed)) return false;
  const formatter = /^[\w.@$, [\]-]*\|\s*([a-zA-Z][\w-]*)/.exec(trimmed)?.[1];
  if (formatter !== undefined && formatters.has(formatter)) return grammar(inner, dialect) !== undefined;
  if (isCode() || grammar(inner, dialect) === undefined) return false;
  const isPadded = inner !== trimmed && grammar(trimmed, dialect) === undefined;
  return isPadded || LOOSE_ENDS.test(trimmed);
}

/** A reference followed by something that only a tag has: a bar, a trailing comma or point, an index in brackets. */
const LOOSE_ENDS = /^[@$_a-zA-Z][\w.@$-]*(?:\s*\|.*|\s*,|\[\d+\][\w.[\]-]*)?$/;

function resemblesInstruction(trimmed: string, isCode: () => boolean): boolean {
  const [, word, rest = ''] = /^\.\s*([a-zA-Z][\w-]*)(.*)$/s.exec(trimmed) ?? [];
  if (word === undefined) return false;
  if (KEYWORD_STARTS.includes(word)) return true;
  return !/[(){}]/.test(rest) && !isCode();
}

function explain(
  inner: string,
  start: number,
  { grammar, dialect, source }: TextContext,
): readonly Diagnostic[] {
  const failure = grammar(inner, dialect);
  if (failure === undefined) return [];
  const unknown = unknownInstruction(inner);
  const from = unknown?.start ?? failure.start;
  const to = unknown?.end ?? failure.end;
  // Something missing at the end is reported at the closing brace.
  const location = source.location(start + from, start + Math.max(to, from + 1));
  const message =
    unknown?.message ?? `This is not a tag and is printed unchanged: ${expectation(failure.expected)}`;
  const hint = unknown?.hint ?? hintFor(inner, (text) => grammar(text, dialect) === undefined);
  return [
    templateDiagnostic('template/malformed-tag', {
      message,
      ...(hint === undefined ? {} : { hint }),
      location,
    }),
  ];
}

function expectation(expected: string): string {
  return expected === 'the end of the tag' ? 'the tag should end here' : `${expected} is expected here`;
}

function hintFor(inner: string, isTag: (text: string) => boolean): string | undefined {
  const repaired = repairTag(inner, (text) => isTag(text) && namesKnownFormatters(text));
  if (repaired !== undefined) return `write \`{${repaired}}\``;
  const keyword = /^\.([a-z-]+)/.exec(inner)?.[1] ?? '';
  return Object.hasOwn(FORMS, keyword) ? `the form is \`{${FORMS[keyword]}}\`` : undefined;
}

function namesKnownFormatters(inner: string): boolean {
  return [...inner.matchAll(/\|([a-zA-Z][\w-]*)/g)].every(
    ([, name = '']) => inner.startsWith('.if') || formatters.has(name),
  );
}

/** Syntax of instructions (language reference 4.4). */
const FORMS: Readonly<Record<string, string>> = {
  section: '.section name',
  repeated: '.repeated section name',
  alternates: '.alternates with',
  or: '.or',
  if: '.if name',
  end: '.end',
  var: '.var @name value',
  ctx: '.ctx @name key=value',
  include: '.include name',
  inject: '.inject @name path',
  macro: '.macro name',
};

interface UnknownInstruction {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string | undefined;
}

/** A point and an unknown word: a typo, or a predicate without its question mark. */
function unknownInstruction(inner: string): UnknownInstruction | undefined {
  const [, word, rest = ''] = /^\.([a-zA-Z][\w-]*)(.*)$/s.exec(inner) ?? [];
  if (word === undefined || KEYWORD_STARTS.includes(word)) return undefined;
  const message = `There is no instruction \`.${word}\`; the tag is printed unchanged`;
  const location = { start: 0, end: word.length + 1 };
  const foreign = instructionFor(word);
  if (foreign !== undefined) return { ...location, message, hint: foreignHint(foreign, rest) };
  const names = [
    ...KEYWORDS.map((keyword) => (keyword === 'repeated' ? 'repeated section' : keyword)),
    ...predicates.keys(),
  ];
  const close = predicates.has(`${word}?`) ? `${word}?` : suggestName(word, [...KEYWORD_STARTS, ...names]);
  const shown = names.find((name) => name.split(' ')[0] === close) ?? close;
  return {
    ...location,
    message,
    hint: shown === undefined ? undefined : `did you mean \`.${shown}\`?`,
  };
}

/** `{.for cup in cups}` was meant as `{.repeated section cups}`: the last name is the collection. */
function foreignHint(form: string, rest: string): string {
  const name = /[@\w.-]+$/.exec(rest.trim().slice(-MAX_NAME_LENGTH))?.[0];
  const isWhole = name !== undefined || !form.includes('NAME');
  return isWhole ? `write \`{${form.replace('NAME', name ?? '')}}\`` : `the form is \`{${form}}\``;
}

const MAX_NAME_LENGTH = 80;

interface OpenEnd {
  /** Offset of the first brace. */
  readonly first: number;
  readonly isCodeAt: (offset: number) => boolean;
  readonly source: SourceText;
}

/** Braces that are not closed before the next tag or the end of the template. */
function checkOpenEnd(
  { text, start }: Pick<Text, 'text' | 'start'>,
  { first, isCodeAt, source }: OpenEnd,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (let open = first; open >= 0; open = text.indexOf('{', open + 1)) {
    const [begun, formatter] = OPEN_TAG.exec(text.slice(open, open + MAX_PREFIX_LENGTH)) ?? [];
    if (begun === undefined || isCodeAt(open)) continue;
    if (formatter !== undefined && !formatters.has(formatter)) continue;
    const reported = begun.startsWith('{#') ? OPEN_COMMENT : OPEN_INSTRUCTION;
    const location = source.location(start + open, start + open + begun.trimEnd().length);
    found.push(templateDiagnostic('template/malformed-tag', { ...reported, location }));
  }
  return found;
}

const OPEN_COMMENT = {
  message: 'This comment contains a brace, so it is printed unchanged',
  hint: 'write `{## … ##}`, which may contain tags',
};

const OPEN_INSTRUCTION = {
  message: 'This tag has no closing brace and is printed unchanged',
  hint: 'add `}`',
};

/** Maximum length of the examined start. */
const MAX_PREFIX_LENGTH = 200;

/** Text that only a tag starts with: a complete instruction, a comment, a reference and a formatter. */
const OPEN_TAG =
  /^\{(?:\.(?:end|or|alternates with|(?:section|repeated section|if) [@$\w.-]+|[a-zA-Z][\w-]*\?)(?![\w-])|# |[@$a-zA-Z][\w.@$-]*\|([a-zA-Z][\w-]*)(?![\w-]))/;

import {
  Block,
  BlockDirective,
  Definition,
  Guard,
  type LessStream,
  MixinCall,
  MixinCallArgs,
  type Node,
  type Parselet,
  Parselets,
  Ruleset,
  Selector,
  Selectors,
  TextElement,
} from '@squarespace/less-ts';
import { startOfBlock, withoutComments } from './less-text.ts';
import { extendRule, selectorAsWritten, splitSelectors } from './modern-statements.ts';
import { DetachedCall, DetachedRuleset, GuardedRuleset, InterpolatedRule } from './newer-nodes.ts';
import { parseRawValue } from './raw-value.ts';

export interface NewerLess {
  /** Reads a statement; undefined for those of the platform's LESS. */
  statement(): Node | undefined;
  /** Reads a block where the parser expects the value of an argument. */
  value(parselets: Parselet[]): Node | undefined;
}

/**
 * Returns functions that read what LESS has learned since the version of the platform. Themes whose style sheets a tool has compiled
 * use it: detached rulesets, guards of rules, `:extend()` after a selector, and variables in the names of properties.
 */
export function createNewerLess(stream: LessStream): NewerLess {
  const { source } = stream;
  if (!USED.test(source)) return { statement: nothing, value: nothing };
  return {
    statement: () =>
      detachedDefinition(stream) ??
      detachedCall(stream) ??
      interpolatedRule(stream) ??
      statementWithBlock(stream),
    value: (parselets) => {
      const { index } = stream;
      if (parselets !== Parselets.EXPRESSION || source[index] !== '{') return undefined;
      const before = source.slice(Math.max(0, index - MAX_NAME), index);
      return /(?:[(,;]|@[\w-]+\s*:)\s*$/.test(before) ? detached(stream) : undefined;
    },
  };
}

const MAX_NAME = 60;

/** A quick test: most themes use none of it. */
const USED = /:extend\(|\bwhen\b|[(,;:]\s*\{|@\{[\w-]+\}[\w-]*\s*:|@[\w-]+\(\s*\)|keyframes\s+~/;

function nothing(): undefined {}

function detached(stream: LessStream): Node | undefined {
  const block = stream.parse(Parselets.BLOCK);
  return block instanceof Block ? new DetachedRuleset(block) : undefined;
}

function matched(stream: LessStream, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = stream.index;
  return pattern.exec(stream.source) ?? undefined;
}

const DETACHED_DEFINITION = /(@[\w-]+)\s*:\s*(?=\{)/y;

/** `@rules: { … }`, with or without a semicolon. */
function detachedDefinition(stream: LessStream): Node | undefined {
  const [head, name = ''] = matched(stream, DETACHED_DEFINITION) ?? [];
  if (head === undefined) return undefined;
  stream.index += head.length;
  const value = detached(stream);
  return value && new Definition(name, value);
}

const DETACHED_CALL = /(@[\w-]+)\(\s*\)\s*(?:;|$|(?=\}))/y;

function detachedCall(stream: LessStream): Node | undefined {
  const [head, name = ''] = matched(stream, DETACHED_CALL) ?? [];
  if (head === undefined) return undefined;
  stream.index += head.length;
  return new DetachedCall(name);
}

const PROPERTY = /([\w-]*@\{[\w-]+\}(?:[\w-]|@\{[\w-]+\})*)\s*:/y;

function interpolatedRule(stream: LessStream): Node | undefined {
  const [head, name = ''] = matched(stream, PROPERTY) ?? [];
  const start = stream.index;
  if (head === undefined || startOfBlock(stream.source, start) !== undefined) return undefined;
  const property = parseRawValue(stream, start + name.length);
  stream.index = start + head.length;
  const value = stream.parse(Parselets.EXPRESSION_LIST);
  stream.skipWs();
  const important = stream.matchImportant();
  return value && isAtEnd(stream) ? new InterpolatedRule(property, value, important) : undefined;
}

/** Reads the semicolon after a statement, which the last one in a block does not need. */
function isAtEnd(stream: LessStream): boolean {
  stream.skipWs();
  const char = stream.peek();
  if (char === ';') stream.index += 1;
  return char === ';' || char === '}' || char === undefined;
}

function statementWithBlock(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  // A statement of its own, of the platform's LESS.
  if (/^\/[/*]/.test(source.slice(index, index + 2))) return undefined;
  const open = startOfBlock(source, index);
  if (open === undefined) return undefined;
  const prelude = withoutComments(source.slice(index, open));
  if (source[index] === '@') return KEYFRAMES.test(prelude) ? keyframes(stream, prelude) : undefined;
  if (/^[.#]/.test(prelude) && opensParentheses(prelude)) return callWithRulesets(stream);
  if (prelude.includes(':extend(')) return extendingRuleset(stream, prelude);
  const guard = /\bwhen\b(?=\s*(?:\(|not\b))/.exec(prelude);
  if (guard === null || /^[.#][\w-]+\s*\(/.test(prelude)) return undefined;
  return guardedRuleset(stream, prelude.slice(0, guard.index));
}

const KEYFRAMES = /^@(?:-\w+-)?keyframes\s+~/;

/** `@keyframes ~"@{name}-in" { … }`: the parser takes the first brace for that of the block. */
function keyframes(stream: LessStream, prelude: string): Node | undefined {
  stream.index += prelude.length;
  const block = stream.parse(Parselets.BLOCK);
  return block instanceof Block ? new BlockDirective(prelude.trim(), block) : undefined;
}

function opensParentheses(prelude: string): boolean {
  return prelude.split('(').length > prelude.split(')').length;
}

const MIXIN_NAME = /(\s*>?\s*)([.#][\w-]+)/y;

/** `.phone({ … });` */
function callWithRulesets(stream: LessStream): Node | undefined {
  const elements: TextElement[] = [];
  for (let found = matched(stream, MIXIN_NAME); found; found = matched(stream, MIXIN_NAME)) {
    elements.push(new TextElement(undefined, found[2] ?? ''));
    stream.index += found[0].length;
  }
  const args = stream.parse(Parselets.MIXIN_CALL_ARGS);
  stream.skipWs();
  const important = stream.matchImportant();
  if (!(args instanceof MixinCallArgs) || !isAtEnd(stream)) return undefined;
  return new MixinCall(new Selector(elements), args, important);
}

const EXTEND = /:extend\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** `.a:extend(.b), .c { … }`: a rule without `:extend()`, and one for each selector that extends something. */
function extendingRuleset(stream: LessStream, prelude: string): Node | undefined {
  const selectors = splitSelectors(prelude).map((text) => ({
    selector: selectorAsWritten(text.replace(EXTEND, '')),
    targets: Array.from(text.matchAll(EXTEND), ([, target = '']) => target),
  }));
  stream.index += prelude.length;
  const block = stream.parse(Parselets.BLOCK);
  if (!(block instanceof Block)) return undefined;
  const extending = selectors.flatMap(({ selector, targets }) =>
    targets.length === 0
      ? []
      : [new Ruleset(new Selectors([selector]), new Block([extendRule(targets.join(', '))]))],
  );
  return new Block([
    new Ruleset(new Selectors(selectors.map(({ selector }) => selector)), block),
    ...extending,
  ]);
}

function guardedRuleset(stream: LessStream, text: string): Node | undefined {
  stream.index += text.length;
  const guard = stream.parse(Parselets.GUARD);
  const block = stream.parse(Parselets.BLOCK);
  if (!(guard instanceof Guard && block instanceof Block)) return undefined;
  const selectors = splitSelectors(text);
  const isBlockOnly = selectors.length === 1 && selectors[0] === '&';
  const ruleset = isBlockOnly
    ? undefined
    : new Ruleset(new Selectors(selectors.map(selectorAsWritten)), block);
  return new GuardedRuleset(guard, block, ruleset);
}

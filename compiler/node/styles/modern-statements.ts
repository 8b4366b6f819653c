import {
  Block,
  BlockDirective,
  Directive,
  Features,
  type LessStream,
  Media,
  type Node,
  Parselets,
  Property,
  Rule,
  Ruleset,
  Selector,
  Selectors,
  TextElement,
} from '@squarespace/less-ts';
import { EXTEND_PROPERTY } from './extend-selectors.ts';
import { groupFeature } from './group-rules.ts';
import { endOfStatement, startOfBlock } from './less-text.ts';
import { parseRawValue, RawValue } from './raw-value.ts';

/** Statements that the platform's LESS would misunderstand. Returns undefined for all others. */
export function modernStatement(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  if (source.startsWith('--', index)) return customProperty(stream);
  if (source.startsWith('&:extend(', index)) return extendStatement(stream);
  if (source[index] !== '@') return undefined;
  const head = source.slice(index, index + MAX_NAME);
  if (/^@plugin\s+["'(]/i.test(head)) throw new Error('plug-ins are not supported');
  return GROUP_RULE.test(head) ? groupRule(stream) : undefined;
}

/** Statements that the platform's LESS cannot read, and that are CSS. Returns undefined for what is neither. */
export function statementAsWritten(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const open = startOfBlock(source, index);
  if (source[index] === '@') return open === undefined ? directive(stream) : blockDirective(stream, open);
  return open === undefined ? declaration(stream) : ruleset(stream, open);
}

const MAX_NAME = 40;

/** At-rules whose block contains rules, at the top level or, nested, declarations for the selector around it. */
const GROUP_RULE = /^@(?:-\w+-)?(?:supports|container|layer|scope|starting-style|document)\b(?!\s*:)/i;

function groupRule(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const open = startOfBlock(source, index);
  if (open === undefined) return directive(stream);
  const [name = ''] = /^@[\w-]+/.exec(source.slice(index, index + MAX_NAME)) ?? [];
  stream.index += name.length;
  const prelude = new RawValue([`${name} `, ...parseRawValue(stream, open).parts]);
  const block = stream.parse(Parselets.BLOCK);
  return block instanceof Block ? new Media(new Features([groupFeature(prelude)]), block) : undefined;
}

function customProperty(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const [head, name = ''] = /^(--[\w-]+)\s*:/.exec(source.slice(index, index + MAX_PROPERTY)) ?? [];
  if (head === undefined) return undefined;
  stream.index = index + head.length;
  return rule(name, stream, index);
}

const MAX_PROPERTY = 200;

function rule(name: string, stream: LessStream, start: number): Node {
  const end = endOfStatement(stream.source, start);
  const hasSemicolon = stream.source[end - 1] === ';';
  const value = parseRawValue(stream, hasSemicolon ? end - 1 : end);
  stream.index = end;
  return new Rule(new Property(name), value, false);
}

/** Kept as a declaration until the CSS is complete: what it extends may follow. */
function extendStatement(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const [all, selectors = ''] = /^&:extend\(([^;{}]*)\)\s*;?/.exec(source.slice(index, index + 1000)) ?? [];
  if (all === undefined) return undefined;
  stream.index = index + all.length;
  return extendRule(selectors);
}

export function extendRule(targets: string): Node {
  return new Rule(new Property(EXTEND_PROPERTY), new RawValue([targets.replace(/\s+/g, ' ').trim()]), false);
}

/** `@layer reset, theme;` */
function directive(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const [name] = /^@[\w-]+(?=[\s;(])/.exec(source.slice(index, index + MAX_NAME)) ?? [];
  const end = endOfStatement(source, index);
  if (name === undefined || source[end - 1] !== ';') return undefined;
  stream.index = index + name.length;
  const value = parseRawValue(stream, end - 1);
  stream.index = end;
  return new Directive(name, value);
}

/** `@property --angle { … }` */
function blockDirective(stream: LessStream, open: number): Node | undefined {
  const { source, index } = stream;
  const prelude = source.slice(index, open).trim();
  if (!/^@[\w-]+(?:\s|$)/.test(prelude) || /@.*@/s.test(prelude)) return undefined;
  stream.index = open;
  const block = stream.parse(Parselets.BLOCK);
  return block instanceof Block ? new BlockDirective(prelude.replace(/\s+/g, ' '), block) : undefined;
}

/** A declaration with a value that is not LESS. What is not balanced is an error, not CSS. */
function declaration(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const text = source.slice(index, endOfStatement(source, index));
  const [head, name = ''] = /^([*_]?-?[a-z][\w-]*)\s*:/i.exec(text) ?? [];
  if (head === undefined || !isBalanced(text) || /[`@]/.test(text)) return undefined;
  stream.index = index + head.length;
  return rule(name, stream, index);
}

function isBalanced(text: string): boolean {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
  const count = (char: string) => bare.split(char).length;
  return count('(') === count(')') && count('[') === count(']') && !/["']/.test(bare);
}

/** A rule with selectors that are not LESS, such as `:where(a:not(.b), c)`. */
function ruleset(stream: LessStream, open: number): Node | undefined {
  const { source, index } = stream;
  const prelude = source.slice(index, open).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  if (!isBalanced(prelude) || /[@`;]|\bwhen\b|^[.#][\w-]+\s*\(/.test(prelude)) return undefined;
  const selectors = splitSelectors(prelude);
  if (selectors.some((selector) => selector === '')) return undefined;
  stream.index = open;
  const block = stream.parse(Parselets.BLOCK);
  if (!(block instanceof Block)) return undefined;
  return new Ruleset(new Selectors(selectors.map(selectorAsWritten)), block);
}

export function splitSelectors(prelude: string): readonly string[] {
  const selectors = [''];
  let depth = 0;
  for (const [piece] of prelude.matchAll(/"[^"]*"|'[^']*'|[\s\S]/g)) {
    if (piece === '(' || piece === '[') depth += 1;
    if (piece === ')' || piece === ']') depth -= 1;
    if (piece === ',' && depth === 0) selectors.push('');
    else selectors.push((selectors.pop() ?? '') + piece);
  }
  return selectors.map((selector) => selector.trim().replace(/\s+/g, ' '));
}

/** `&` stays an element, since the selectors of the rule around it replace it. */
export function selectorAsWritten(selector: string): Selector {
  const pieces = selector.split(/(&)/).filter((piece) => piece !== '');
  return new Selector(
    pieces.map(
      (piece, index) => new TextElement(index === 0 && piece !== '&' ? DESCENDANT : undefined, piece),
    ),
  );
}

/** The value of `Combinator.DESC`, an enum that exists only in the types of the package. */
const DESCENDANT = ' ' as ConstructorParameters<typeof TextElement>[0];

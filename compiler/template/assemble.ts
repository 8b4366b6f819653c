import type { Dialect } from '../../formatters/index.ts';
import { OPCODES } from './tree/opcodes.ts';
import type {
  Alternate,
  Block,
  ControlTag,
  Instruction,
  Or,
  RepeatedSection,
  Root,
  Span,
  Tag,
} from './tree/tree.ts';

export interface AssemblyError {
  /** The message without its prefix. */
  readonly message: string;
  readonly at: Span;
  /** The block that the message refers to, if any. */
  readonly block: Span | undefined;
}

export interface Assembly {
  readonly root: Root;
  readonly errors: readonly AssemblyError[];
}

/**
 * Maximum nesting: deeper blocks would exhaust the host's stack. Each `.or` of a chain is one level deeper than the part before
 * it.
 */
export const MAX_BLOCK_NESTING = 500;

/** Assembles the flat sequence of tags into a tree. Misplaced instructions are reported and dropped (section 6). */
export function assemble(tags: readonly Tag[], dialect: Dialect, length: number): Assembly {
  const errors: AssemblyError[] = [];
  const body: Instruction[] = [];
  const assembler: Assembler = { dialect, stack: [], body, errors, state: 'open', isComplete: false };
  const end: ControlTag = { kind: 'eof', start: length, end: length };
  for (const tag of tags) {
    feed(assembler, tag);
    if (assembler.state === 'stopped') break;
  }
  if (assembler.state !== 'stopped') feed(assembler, end);
  return { root: { body, isComplete: assembler.isComplete }, errors };
}

interface Assembler {
  readonly dialect: Dialect;
  readonly stack: OpenBlock[];
  readonly body: Instruction[];
  readonly errors: AssemblyError[];
  /** `stopped`: further instructions are ignored. */
  state: 'open' | 'complete' | 'stopped';
  isComplete: boolean;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly Instruction[] ? Instruction[] : T[K] };
type DraftBlock = Draft<Block>;

/** A block without its `.end` so far. A chain of `.or` parts is one open block with its last part. */
interface OpenBlock {
  block: DraftBlock;
  /** Whether instructions belong between the iterations of a loop instead of its body. */
  isSeparator: boolean;
  /** Starts at 1. */
  readonly depth: number;
}

function feed(assembler: Assembler, tag: Tag): void {
  if (assembler.state === 'complete') {
    fail(assembler, tag, AFTER_THE_END);
    assembler.state = 'stopped';
    return;
  }
  switch (tag.kind) {
    case 'end':
      end(assembler, tag);
      break;
    case 'or':
      or(assembler, tag);
      break;
    case 'alternates-with':
      alternatesWith(assembler, tag);
      break;
    case 'eof':
      endOfTemplate(assembler, tag);
      break;
    case 'section':
    case 'repeated-section':
    case 'predicate':
    case 'if':
    case 'macro':
      open(assembler, tag);
      break;
    default:
      bodyOf(assembler, assembler.stack.at(-1)).push(tag);
  }
}

const AFTER_THE_END =
  'Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.';

function open(assembler: Assembler, block: Exclude<Block, Or>): void {
  const current = assembler.stack.at(-1);
  if (current?.isSeparator === true && !assembler.dialect.alternatesKeepBlocks) current.isSeparator = false;
  bodyOf(assembler, current).push(block);
  const depth = (current?.depth ?? 0) + 1;
  if (depth > MAX_BLOCK_NESTING) stopForDepth(assembler, block);
  else assembler.stack.push({ block: block as DraftBlock, isSeparator: false, depth });
}

function stopForDepth(assembler: Assembler, at: Span): void {
  const message = `Blocks are nested more than ${MAX_BLOCK_NESTING} deep`;
  assembler.errors.push({ message, at, block: undefined });
  assembler.state = 'stopped';
}

function bodyOf(assembler: Assembler, current: OpenBlock | undefined): Instruction[] {
  if (current === undefined) return assembler.body;
  return current.isSeparator ? (current.block as Draft<RepeatedSection>).separator : current.block.body;
}

function end(assembler: Assembler, tag: ControlTag): void {
  const current = assembler.stack.pop();
  if (current === undefined) notAtRoot(assembler, tag);
  else current.block.alternate = 'end';
}

function or(assembler: Assembler, tag: Or): void {
  const current = assembler.stack.at(-1);
  if (current === undefined) {
    notAtRoot(assembler, tag);
    return;
  }
  const { block } = current;
  if (block.kind === 'macro') {
    notInside(assembler, tag, block);
    return;
  }
  if (block.kind === 'or' && block.call === undefined) {
    assembler.errors.push({ message: 'This OR_PREDICATE block will never execute.', at: tag, block });
    return;
  }
  const depth = current.depth + 1;
  if (depth > MAX_BLOCK_NESTING) {
    stopForDepth(assembler, tag);
    return;
  }
  block.alternate = tag satisfies Alternate;
  assembler.stack[assembler.stack.length - 1] = { block: tag as Draft<Or>, isSeparator: false, depth };
}

function alternatesWith(assembler: Assembler, tag: ControlTag): void {
  const current = assembler.stack.at(-1);
  if (current === undefined) notAtRoot(assembler, tag);
  else if (current.block.kind !== 'repeated-section' || current.isSeparator)
    notInside(assembler, tag, current.block);
  else current.isSeparator = true;
}

function endOfTemplate(assembler: Assembler, tag: ControlTag): void {
  const innermost = assembler.stack.at(-1);
  if (innermost === undefined) {
    assembler.state = 'complete';
    assembler.isComplete = true;
    return;
  }
  const { block } = innermost;
  assembler.errors.push({
    message: `Reached EOF in the middle of ${OPCODES[block.kind].name}`,
    at: block,
    block: tag,
  });
}

function notAtRoot(assembler: Assembler, tag: Tag): void {
  assembler.errors.push({
    message: `Instruction ${OPCODES[tag.kind].name} not allowed at root`,
    at: tag,
    block: undefined,
  });
}

function notInside(assembler: Assembler, tag: Tag, block: DraftBlock): void {
  const message = `${OPCODES[tag.kind].name} instruction is not allowed inside ${OPCODES[block.kind].name} block.`;
  assembler.errors.push({ message, at: tag, block });
}

function fail(assembler: Assembler, tag: Tag, why: string): void {
  assembler.errors.push({ message: `${OPCODES[tag.kind].name} ${why}`, at: tag, block: undefined });
}

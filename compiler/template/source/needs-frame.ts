import type { Alternate, Instruction, RepeatedSection, Section, Variable } from '../tree/tree.ts';
import { isIndex, isPlainReference } from './generator.ts';

/** Whether anything in a block reads `run.frame`: only then does the source create a frame for its level. */
export function needsFrame(instructions: readonly Instruction[]): boolean {
  return instructions.some(instructionNeedsFrame);
}

function instructionNeedsFrame(instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'variable':
      return !isPlainVariable(instruction);
    case 'section':
    case 'repeated-section':
      return !isPlainSection(instruction) || blocksNeedFrame(instruction);
    case 'if':
      return (
        !instruction.references.every(({ path }) => isPlainReference(path)) || blocksNeedFrame(instruction)
      );
    case 'predicate':
    case 'var':
    case 'ctx':
    case 'eval':
    case 'include':
    case 'inject':
    case 'macro':
      return true;
    default:
      return false;
  }
}

interface WithBlocks {
  readonly body: readonly Instruction[];
  readonly separator?: readonly Instruction[];
  readonly alternate: Alternate;
}

function blocksNeedFrame({ body, separator = [], alternate }: WithBlocks): boolean {
  return needsFrame(body) || needsFrame(separator) || alternateNeedsFrame(alternate);
}

export function alternateNeedsFrame(alternate: Alternate): boolean {
  if (typeof alternate === 'string') return false;
  return (
    alternate.call !== undefined || needsFrame(alternate.body) || alternateNeedsFrame(alternate.alternate)
  );
}

/**
 * Whether nothing in a block can report an error or read frames: a partial of only such instructions can be inlined without a
 * visible difference.
 */
export function neverReports(instructions: readonly Instruction[]): boolean {
  return !needsFrame(instructions) && instructions.every(isSilent);
}

function isSilent(instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'variable':
      return instruction.formatters.every(({ formatter }) => formatter.ofText !== undefined);
    case 'if':
      return instruction.references.length > 0 && areSilent(instruction);
    case 'section':
    case 'repeated-section':
      return areSilent(instruction);
    default:
      return true;
  }
}

function areSilent({ body, separator = [], alternate }: WithBlocks): boolean {
  return body.every(isSilent) && separator.every(isSilent) && isSilentAlternate(alternate);
}

function isSilentAlternate(alternate: Alternate): boolean {
  if (typeof alternate === 'string') return true;
  return (
    alternate.call === undefined && alternate.body.every(isSilent) && isSilentAlternate(alternate.alternate)
  );
}

/** One name, and formatters that see only the value. */
export function isPlainVariable({ references, formatters }: Variable): boolean {
  const [first] = references;
  if (first === undefined || references.length > 1 || !isPlainReference(first.path)) return false;
  return formatters.every(({ formatter }) => formatter.reads === 'value');
}

/** Sections look only in the current frame, which never has an index. */
export function isPlainSection({ reference }: Section | RepeatedSection): boolean {
  const [first] = reference.path;
  return isPlainReference(reference.path) && first !== undefined && !isIndex(first);
}

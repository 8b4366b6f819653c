import type { Value } from '../../../formatters/index.ts';
import { OPCODES, ROOT } from './opcodes.ts';
import type { Alternate, Arguments, FormatterCall, Instruction, Or, Reference, Root } from './tree.ts';

type Json = Value;

/** Returns the tree in the public form of the language reference, section 5. `undefined` stands for an absent alternate. */
export function toInstructionTree({ body, isComplete }: Root): Json {
  return [ROOT.code, ROOT.version, block(body), isComplete ? OPCODES.eof.code : OPCODES.end.code];
}

function block(instructions: readonly Instruction[]): Json {
  return instructions.map(instructionTree);
}

function instructionTree(instruction: Instruction): Json {
  const { code } = OPCODES[instruction.kind];
  switch (instruction.kind) {
    case 'text':
      return [code, instruction.text];
    case 'comment':
      return [code, instruction.text, instruction.isMultiLine ? 1 : 0];
    case 'variable':
      return [code, references(instruction.references), calls(instruction.formatters)];
    case 'section':
      return [
        code,
        instruction.reference.path,
        block(instruction.body),
        alternate(instruction.alternate, OPCODES.end.code),
      ];
    case 'repeated-section':
      return [
        code,
        instruction.reference.path,
        block(instruction.body),
        alternate(instruction.alternate, OPCODES.end.code),
        block(instruction.separator),
      ];
    case 'predicate':
      return [
        code,
        instruction.call.name,
        args(instruction.call.args),
        block(instruction.body),
        alternate(instruction.alternate),
      ];
    case 'if':
      return [
        code,
        instruction.operators.map((operator) => (operator === 'and' ? 1 : 0)),
        references(instruction.references),
        block(instruction.body),
        alternate(instruction.alternate),
      ];
    case 'var':
      return [code, instruction.name, references(instruction.references), calls(instruction.formatters)];
    case 'ctx':
      return [
        code,
        instruction.name,
        instruction.bindings.map(({ key, reference }) => [key, reference.path]),
      ];
    case 'inject':
      return [code, instruction.name, instruction.path, args(instruction.args)];
    case 'macro':
      return [code, instruction.name, block(instruction.body)];
    case 'eval':
      return [code, instruction.expression];
    case 'include':
      return [code, instruction.name, [instruction.args, ' ']];
    default:
      return code;
  }
}

/** `absent` is the spelling of a missing alternate in an unclosed block of the kind. */
function alternate(value: Alternate, absent?: number): Json {
  if (value === 'end') return OPCODES.end.code;
  return value === 'open' ? absent : orTree(value);
}

function orTree({ call, body, alternate: next }: Or): Json {
  return [OPCODES.or.code, call?.name ?? 0, args(call?.args), block(body), alternate(next)];
}

function references(list: readonly Reference[]): Json {
  return list.map(({ path }) => path);
}

function calls(list: readonly FormatterCall[]): Json {
  if (list.length === 0) return 0;
  return list.map(({ formatter, args: given }) =>
    given === undefined ? [formatter.name] : [formatter.name, args(given)],
  );
}

function args(given: Arguments | undefined): Json {
  return given === undefined ? 0 : [given.values, given.delimiter];
}

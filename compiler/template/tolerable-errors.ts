import type { TemplateError } from './rendered.ts';
import { OPCODES } from './tree/opcodes.ts';

const EXCESS_END = `SyntaxError: Instruction ${OPCODES.end.name} not allowed at root`;

/** Whether the error is an `.end` that closes nothing. */
export function isExcessEnd({ message }: TemplateError): boolean {
  return message === EXCESS_END;
}

/**
 * Whether published pages show the rest of a partial with this error: an `.end` that closes nothing, or a formatter or predicate
 * that does not exist.
 */
export function isTolerableError(error: TemplateError): boolean {
  return error.type === 'parser' || isExcessEnd(error);
}

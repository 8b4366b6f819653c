import type { TemplateError } from './rendered.ts';
import { OPCODES } from './tree/opcodes.ts';

const EXCESS_END = `SyntaxError: Instruction ${OPCODES.end.name} not allowed at root`;

/** Whether the error is an `.end` that closes nothing. Published pages show the partials that have one. */
export function isExcessEnd({ message }: TemplateError): boolean {
  return message === EXCESS_END;
}

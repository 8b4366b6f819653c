import { OPCODES } from '../opcodes.ts';
import type { Instruction } from '../tree.ts';
import { report, stop } from './report.ts';
import type { Hole, Run } from './run.ts';

export interface PreparedInstruction {
  readonly instruction: Instruction;
  readonly hole: Hole;
}

/**
 * Runs instructions one after the other. What one of them throws is reported, and the next one goes on from the frame
 * that the block began in (language reference 9.3).
 */
export function compileBlock(prepared: readonly PreparedInstruction[]): Hole {
  const holes = prepared.map(({ hole }) => hole);
  const count = holes.length;
  if (count === 0) return printNothing;
  return (run) => {
    if (!enter(run, count)) return '';
    const { frame } = run;
    let printed = '';
    let index = 0;
    while (index < count) {
      try {
        for (; index < count; index++) printed += (holes[index] as Hole)(run);
      } catch (error) {
        run.frame = frame;
        recover(run, error, prepared[index]?.instruction);
        index++;
      }
    }
    if (printed.length > run.limits.maxOutput) stopForOutput(run);
    return printed;
  };
}

function printNothing(): string {
  return '';
}

/** Counts the block's instructions; false when nothing more may run. */
function enter(run: Run, count: number): boolean {
  run.steps += count;
  if (run.steps > run.limits.maxSteps)
    stop(run, `Template executed more than ${run.limits.maxSteps} instructions`);
  return !run.isStopped;
}

export function stopForOutput(run: Run): void {
  stop(run, `Output would exceed the maximum length of ${run.limits.maxOutput}`);
}

function recover(run: Run, error: unknown, instruction: Instruction | undefined): void {
  if (isStackExhausted(error)) {
    stop(run, 'Blocks and partials are nested too deep');
    return;
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const opcode = instruction === undefined ? 'ROOT' : OPCODES[instruction.kind].name;
  if (instruction !== undefined) run.at = instruction;
  report(run, `RuntimeError: Unexpected ${name} error when executing ${opcode}: ${message}`);
}

/** Hosts name it differently; all of them speak of the stack or of recursion. */
function isStackExhausted(error: unknown): boolean {
  return error instanceof Error && /call stack|recursion/i.test(error.message);
}

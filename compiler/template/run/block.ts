import { OPCODES } from '../opcodes.ts';
import type { Instruction, Or } from '../tree.ts';
import { report, stop } from './report.ts';
import type { Hole, Run } from './run.ts';

export interface PreparedInstruction {
  readonly instruction: Instruction;
  /** Text known beforehand, or what makes it. */
  readonly prints: string | Hole;
}

/**
 * Runs instructions one after the other. What one of them throws is reported, and the next one goes on from the frame
 * that the block began in (language reference 9.3).
 */
export function compileBlock(prepared: readonly PreparedInstruction[]): Hole {
  const { texts, holes, instructions, tail } = weave(prepared);
  const count = holes.length;
  if (prepared.length === 0) return () => '';
  return (run) => {
    chargeSteps(run, prepared.length);
    if (run.isStopped) return '';
    const { frame } = run;
    let printed = '';
    let index = 0;
    for (;;) {
      try {
        for (; index < count; index++) printed += (texts[index] as string) + (holes[index] as Hole)(run);
        break;
      } catch (error) {
        run.frame = frame;
        printed += texts[index];
        recover(run, error, instructions[index]);
        index++;
      }
    }
    printed += tail;
    if (printed.length > run.limits.maxOutput) stopForOutput(run);
    return printed;
  };
}

interface Woven {
  /** The text before each hole. */
  readonly texts: readonly string[];
  readonly holes: readonly Hole[];
  readonly instructions: readonly Instruction[];
  readonly tail: string;
}

/** Joins the texts between holes, so that a block is text, hole, text, hole, text. */
function weave(prepared: readonly PreparedInstruction[]): Woven {
  const texts: string[] = [];
  const holes: Hole[] = [];
  const instructions: Instruction[] = [];
  let tail = '';
  for (const { instruction, prints } of prepared) {
    if (typeof prints === 'string') {
      tail += prints;
      continue;
    }
    texts.push(tail);
    holes.push(prints);
    instructions.push(instruction);
    tail = '';
  }
  return { texts, holes, instructions, tail };
}

/** Counts the instructions of a block that begins. */
export function chargeSteps(run: Run, count: number): void {
  run.steps += count;
  if (run.steps > run.limits.maxSteps) {
    stop(run, `Template executed more than ${run.limits.maxSteps} instructions`);
  }
}

export function stopForOutput(run: Run): void {
  stop(run, `Output would exceed the maximum length of ${run.limits.maxOutput}`);
}

/** Reports what an instruction threw. */
export function recover(run: Run, error: unknown, instruction: Instruction | Or | undefined): void {
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

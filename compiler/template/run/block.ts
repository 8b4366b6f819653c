import { OPCODES } from '../tree/opcodes.ts';
import type { Instruction, Or } from '../tree/tree.ts';
import { report, stop } from './report.ts';
import type { Run, Segment } from './run.ts';

/**
 * Runs instructions in order. An exception in one is reported, and the next one continues in the frame that the block started in
 * (language reference 9.3). Instructions are prepared when the block first runs, since a page skips many of its blocks.
 */
export function compileBlock(
  block: readonly Instruction[],
  prepare: (instruction: Instruction) => string | Segment,
): Segment {
  if (block.length === 0) return () => '';
  let interleaved: Interleaved | undefined;
  return (run) => {
    chargeSteps(run, block.length);
    if (run.isStopped) return '';
    interleaved ??= interleave(block, prepare);
    const { texts, segments, instructions, tail } = interleaved;
    const count = segments.length;
    const { frame } = run;
    let printed = '';
    let index = 0;
    for (;;) {
      try {
        for (; index < count; index++)
          printed += (texts[index] as string) + (segments[index] as Segment)(run);
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

interface Interleaved {
  /** Constant text before each segment. */
  readonly texts: readonly string[];
  readonly segments: readonly Segment[];
  readonly instructions: readonly Instruction[];
  readonly tail: string;
}

/** Interleaves constant texts and segments: text, segment, text, segment, text. */
function interleave(
  block: readonly Instruction[],
  prepare: (instruction: Instruction) => string | Segment,
): Interleaved {
  const texts: string[] = [];
  const segments: Segment[] = [];
  const instructions: Instruction[] = [];
  let tail = '';
  for (const instruction of block) {
    const prints = prepare(instruction);
    if (typeof prints === 'string') {
      tail += prints;
      continue;
    }
    texts.push(tail);
    segments.push(prints);
    instructions.push(instruction);
    tail = '';
  }
  return { texts, segments, instructions, tail };
}

/** Counts the instructions of a block before it runs. */
export function chargeSteps(run: Run, count: number): void {
  run.steps += count;
  if (run.steps > run.limits.maxSteps) {
    stop(run, `Template executed more than ${run.limits.maxSteps} instructions`);
  }
}

export function stopForOutput(run: Run): void {
  stop(run, `Output would exceed the maximum length of ${run.limits.maxOutput}`);
}

/** Reports an exception thrown by an instruction. */
export function recover(run: Run, error: unknown, instruction: Instruction | Or | undefined): void {
  const { name, message } = describeThrown(error);
  if (isStackExhausted(message)) {
    stop(run, 'Blocks and partials are nested too deep');
    return;
  }
  const opcode = instruction === undefined ? 'ROOT' : OPCODES[instruction.kind].name;
  if (instruction !== undefined) run.at = instruction;
  report(run, `RuntimeError: Unexpected ${name} error when executing ${opcode}: ${message}`);
}

/** Whether the stack is exhausted. Then the run is stopped, because no alternative would have room either. */
export function endOfStack(run: Run, error: unknown): boolean {
  const isEnd = isStackExhausted(describeThrown(error).message);
  if (isEnd) recover(run, error, undefined);
  return isEnd;
}

/** A getter in the data can throw anything, including values without text and errors whose properties throw. */
function describeThrown(error: unknown): { readonly name: string; readonly message: string } {
  try {
    if (error instanceof Error) return { name: `${error.name}`, message: `${error.message}` };
    return { name: 'Error', message: String(error) };
  } catch {
    return { name: 'Error', message: 'what was thrown has no text' };
  }
}

/** Messages differ between hosts; all mention the stack or recursion. */
function isStackExhausted(message: string): boolean {
  return /call stack|recursion/i.test(message);
}

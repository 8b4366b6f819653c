import type { Path } from '../../../formatters/index.ts';
import type { Compiler } from '../run/compiler.ts';
import type { RunnablePartials } from '../run/run.ts';
import type { Instruction } from '../tree/tree.ts';

/**
 * What instructions ask of the generator while they write themselves as JavaScript. The source has one variable `out` for
 * the text, `run` for the run, and for each level of the stack of frames a variable with its node; a frame itself exists
 * only where something inside looks at `run.frame`.
 */
export interface Generator {
  /** Prepares closures, for whatever has no source form. */
  readonly compiler: Compiler;
  /** The partials that the source may take in where they are simple enough. */
  readonly partials: RunnablePartials;
  /** Names a value that the source refers to but cannot spell. */
  constant(value: unknown): string;
  /** The name of a function that looks for a name from a frame down, passing over a node known not to have it. */
  outward(name: string): string;
  /** A variable name that nothing else has. */
  fresh(): string;
  /** Adds one line of source; text waiting to be printed goes first. */
  line(code: string): void;
  /** Prints a text known beforehand; it waits to be joined with what follows. */
  text(text: string): void;
  /** Prints the value of a source expression, which is a string. */
  print(expression: string): void;
  /** Writes a block for a level of frames. */
  block(instructions: readonly Instruction[], level: Level): void;
}

/** A level of the stack of frames, as the source knows it. */
export interface Level {
  /** The variable that holds the node. */
  readonly node: string;
  /** The variable that tells whether the node is a plain object, so that each lookup need not find out. */
  readonly plain: string;
  /** The variable that holds the frame, where there is one. */
  readonly frame: string | undefined;
  /** The variable that holds the turn of a running loop: on the level of its array. */
  readonly index?: string;
  /** Absent on the level that the source starts on: below it, frames are looked up as they come. */
  readonly parent?: Level;
}

/** Whether a reference has a source form: local variables live in frames, so names such as `@x` have none. */
export function isPlainReference(path: Path): boolean {
  const [first] = path;
  return typeof first !== 'string' || !first.startsWith('@') || first === '@' || isIndex(first);
}

export function isIndex(name: string | number): boolean {
  return name === '@index' || name === '@index0';
}

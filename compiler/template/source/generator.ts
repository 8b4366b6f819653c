import type { Path } from '../../../formatters/index.ts';
import type { Compiler } from '../run/compiler.ts';
import type { RunnablePartials } from '../run/run.ts';
import type { Instruction } from '../tree/tree.ts';

/**
 * What instructions need to generate JavaScript. The source has a variable `out` for the text, `run` for the run, and for each
 * frame level a variable with its node; a frame itself exists only where something inside reads `run.frame`.
 */
export interface Generator {
  /** Prepares closures for instructions without a source form. */
  readonly compiler: Compiler;
  /** Partials that the source may inline where they are simple enough. */
  readonly partials: RunnablePartials;
  /** Returns a name for a value that the source refers to but cannot spell. */
  constant(value: unknown): string;
  /** Name of a function that looks up a name from a frame down, skipping a node known not to have it. */
  outward(name: string): string;
  /** Returns an unused variable name. */
  fresh(): string;
  /** Adds a line of source, after any pending text. */
  line(code: string): void;
  /** Prints constant text; it stays pending to be joined with following text. */
  text(text: string): void;
  /** Prints the value of a source expression that is a string. */
  print(expression: string): void;
  /** Generates a block for a frame level. */
  block(instructions: readonly Instruction[], level: Level): void;
}

/** A level of the frame stack, as known at generation time. */
export interface Level {
  /** Variable that holds the node. */
  readonly node: string;
  /** Variable that states whether the node is a plain object, so that lookups need not test it. */
  readonly plain: string;
  /** Variable that holds the frame, if there is one. */
  readonly frame: string | undefined;
  /** Variable that holds the iteration of a running loop: on the level of its array. */
  readonly index?: string;
  /** Absent on the first level of the source: frames below it are only known at run time. */
  readonly parent?: Level;
}

/**
 * Whether a reference has a source form: local variables live in frames, so names such as `@x` have none, and what an
 * index reads depends on the dialect.
 */
export function isPlainReference(path: Path): boolean {
  const [first] = path;
  if (path.some((segment) => typeof segment === 'number')) return false;
  return typeof first !== 'string' || !first.startsWith('@') || first === '@' || isIndex(first);
}

export function isIndex(name: string | number): boolean {
  return name === '@index' || name === '@index0';
}

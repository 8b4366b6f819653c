import type { Io } from '../printing/io.ts';

/** One command of the command line: a file of `bin/commands`, named as it is typed. */
export interface Command<Names extends Options = Options> {
  readonly name: string;
  /** One line for the list of commands, without a full stop. */
  readonly summary: string;
  /** `quoin render <template> [options]`. */
  readonly usage: string;
  readonly options: Names;
  /** Whole command lines, the first one the most useful. */
  readonly examples: readonly string[];
  /** Gives the exit code: 0 fine, 1 the site, template or test has errors. Throws `CommandError` for all else. */
  run(io: Io, input: Input<Names>): Promise<number>;
}

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** What stands for the value in the help: `DIR`, `FILE`. */
  readonly value?: string;
  readonly description: string;
}

export type Options = Readonly<Record<string, Option>>;

export interface Input<Names extends Options = Options> {
  readonly values: {
    readonly [Name in keyof Names]?: Names[Name]['type'] extends 'string'
      ? string
      : Names[Name]['type'] extends 'boolean'
        ? boolean
        : string | boolean;
  };
  readonly positionals: readonly string[];
}

/** Declares a command and gives `values` the types of its options. */
export function defineCommand<const Names extends Options>(command: Command<Names>): Command {
  return command;
}

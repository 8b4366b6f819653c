import type { Io } from '../printing/io.ts';

/** A CLI command; each is a file of `bin/commands` with the same name. */
export interface Command<Names extends Options = Options> {
  readonly name: string;
  /** One line for the list of commands, without a full stop. */
  readonly summary: string;
  /** `quoin render <template> [options]`. */
  readonly usage: string;
  readonly options: Names;
  /** Complete command lines, the most useful one first. */
  readonly examples: readonly string[];
  /**
   * Returns the exit code: 0 for success, 1 when the site, template or test has errors. Throws `CommandError`
   * otherwise.
   */
  run(io: Io, input: Input<Names>): Promise<number>;
}

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** Placeholder of the value in the help: `DIR`, `FILE`. */
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

/** Declares a command and infers the types of `values` from its options. */
export function defineCommand<const Names extends Options>(command: Command<Names>): Command {
  return command;
}

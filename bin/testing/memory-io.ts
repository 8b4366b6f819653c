import type { Io } from '../printing/io.ts';

export interface MemoryIo extends Io {
  /** Everything printed so far. */
  output(): string;
  errors(): string;
}

/** An Io that records output, for tests of commands. */
export function createMemoryIo(options: { readonly cwd?: string; readonly stdin?: string } = {}): MemoryIo {
  let output = '';
  let errors = '';
  return {
    out: (text) => {
      output += text;
    },
    err: (text) => {
      errors += text;
    },
    output: () => output,
    errors: () => errors,
    isTerminal: false,
    colors: { out: false, err: false },
    cwd: options.cwd ?? process.cwd(),
    stdin: () => Promise.resolve(options.stdin ?? ''),
    json: false,
    quiet: false,
  };
}

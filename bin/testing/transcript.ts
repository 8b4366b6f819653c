import { runCommandLine } from '../run-command-line.ts';
import { createMemoryIo } from './memory-io.ts';

export interface Transcript {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process and returns its output, for tests of commands. */
export async function runForTranscript(
  argv: readonly string[],
  options: { readonly cwd?: string; readonly stdin?: string } = {},
): Promise<Transcript> {
  const io = createMemoryIo(options);
  const code = await runCommandLine(io, argv);
  return { code, out: io.output(), err: io.errors() };
}

/** What a command uses of its environment, apart from the disk. */
export interface Io {
  /** Writes results to standard output, unchanged. */
  out(text: string): void;
  /** Writes progress, messages and errors to standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal, so that a line can be redrawn. */
  readonly isTerminal: boolean;
  /** Whether each stream supports colors. */
  readonly colors: { readonly out: boolean; readonly err: boolean };
  readonly cwd: string;
  /** Reads all of standard input. */
  stdin(): Promise<string>;
  /** `--json`: one JSON document on standard output and nothing else. */
  readonly json: boolean;
  /** `--quiet`: no progress and no messages; errors are still printed. */
  readonly quiet: boolean;
}

/** The streams of this process. Exits silently when the reader closes the pipe (`quoin render … | head -1`). */
export function createProcessIo(): Io {
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on('error', endQuietly);
  const allowsColor = (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    isTerminal: stderr.isTTY === true,
    colors: { out: allowsColor && stdout.isTTY === true, err: allowsColor && stderr.isTTY === true },
    cwd: process.cwd(),
    stdin: readStandardInput,
    json: false,
    quiet: false,
  };
}

function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  throw error;
}

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

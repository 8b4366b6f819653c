/** What a command may use of the outside world besides the disk. */
export interface Io {
  /** Results: standard output, as it is, nothing added. */
  out(text: string): void;
  /** Talk, progress and errors: standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal, so that a line may be drawn over. */
  readonly isTerminal: boolean;
  /** Whether each stream takes colours. */
  readonly colors: { readonly out: boolean; readonly err: boolean };
  readonly cwd: string;
  /** The whole of standard input as text. */
  stdin(): Promise<string>;
  /** `--json`: one JSON document on standard output and nothing else. */
  readonly json: boolean;
  /** `--quiet`: no talk and no progress; errors are still told. */
  readonly quiet: boolean;
}

/** The process's own streams. A reader that goes away (`quoin render … | head -1`) ends the process in silence. */
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

import { CommandError } from '../printing/command-error.ts';

/** Parses `--port`. Throws `CommandError` for anything but 0 to 65535. */
export function readPort(text: string | undefined, defaultPort: number): number {
  if (text === undefined) return defaultPort;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new CommandError(
    'usage',
    `Invalid port: ${text}`,
    'use a number up to 65535, for example --port 4321',
  );
}

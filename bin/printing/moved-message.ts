import type { Io } from './io.ts';
import { shellQuote } from './shell-quote.ts';

/** Says why nothing can be ordered or edited on this server. */
export function printMoved(io: Io, program: string, folder: string): void {
  io.err(
    `This site was moved to another server. Orders and edits are rejected here; ${program} move ${shellQuote(folder)} --abort ends that\n`,
  );
}

import type { Io } from './io.ts';

/** Prints that nothing can be ordered or edited on this server, and what ends that. */
export function printMoved(io: Io, program: string): void {
  io.err(
    `This site was moved to another server, or is being moved: orders and edits are rejected here. To move it back: ${program} move --from URL --to local\n`,
  );
}

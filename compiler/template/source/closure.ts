import type { Hole } from '../run/run.ts';
import type { Instruction } from '../tree.ts';
import type { Generator, Level } from './generator.ts';
import { generateGuarded } from './guard.ts';

/** Whatever has no source form of its own is called as a closure. */
export function generateClosure(
  prints: string | Hole,
  spot: { readonly instruction: Instruction; readonly level: Level },
  generator: Generator,
): void {
  if (typeof prints === 'string') generator.text(prints);
  else generateGuarded(`out += ${generator.constant(prints)}(run);`, spot, generator);
}

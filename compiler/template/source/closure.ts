import type { Segment } from '../run/run.ts';
import type { Generator } from './generator.ts';
import { generateGuarded, type Spot } from './guard.ts';

/** Instructions without a source form are called as closures. */
export function generateClosure(prints: string | Segment, spot: Spot, generator: Generator): void {
  if (typeof prints === 'string') generator.text(prints);
  else generateGuarded(`out += ${generator.constant(prints)}(run);`, spot, generator);
}

import type { Segment } from '../run/run.ts';
import type { Generator } from './generator.ts';
import { generateGuarded, type Spot } from './guard.ts';

/** Whatever has no source form of its own is called as a closure. */
export function generateClosure(prints: string | Segment, spot: Spot, generator: Generator): void {
  if (typeof prints === 'string') generator.text(prints);
  else generateGuarded(`out += ${generator.constant(prints)}(run);`, spot, generator);
}

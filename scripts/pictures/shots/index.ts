import type { Shot } from '../shot.ts';
import { STUDIO } from './studio.ts';
import { TABLEWARE } from './tableware.ts';
import { VESSELS } from './vessels.ts';

/** Every picture of the site. */
export const SHOTS: readonly Shot[] = [...VESSELS, ...TABLEWARE, ...STUDIO];

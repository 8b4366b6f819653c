import type { Formatter } from '../contract.ts';
import { prepareStub } from './prepare-stub.ts';

/** `{value|unit}`: a legacy name without an implementation (language reference 19.4). */
export const unit: Formatter = {
  name: 'unit',
  family: 'number',
  reads: 'scope',
  prepare: (_args, dialect) => prepareStub('unit', dialect),
};

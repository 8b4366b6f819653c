import type { Formatter } from '../contract.ts';
import { prepareStub } from '../number/prepare-stub.ts';

/** `{epoch|datetimefield}`: a legacy name without an implementation (language reference 19.4). */
export const datetimefield: Formatter = {
  name: 'datetimefield',
  family: 'date',
  reads: 'scope',
  prepare: (_args, dialect) => prepareStub('datetimefield', dialect),
};

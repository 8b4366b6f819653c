import { valueAt } from '../../../../compiler/model/index.ts';

/** Whether a mailing list asks for confirmations, as it does by default. */
export function hasDoubleOptIn(list: unknown): boolean {
  return valueAt(list, ['doubleOptIn']) !== false;
}

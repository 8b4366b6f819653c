import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';

const DEBUG_PATH = ['debug'] as const;

/** `{.debug?}`: `debug` resolves to a truthy value (language reference 18.1). */
export const debug: Predicate = {
  name: 'debug?',
  prepare: () => (scope) => isTruthy(scope.resolve(DEBUG_PATH)),
};

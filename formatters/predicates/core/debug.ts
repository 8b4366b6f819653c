import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/index.ts';

const DEBUG_PATH = ['debug'] as const;

/** `{.debug?}`: a `debug` that is truthy is in reach (language reference 18.1). */
export const debug: Predicate = {
  name: 'debug?',
  prepare: () => (scope) => isTruthy(scope.resolve(DEBUG_PATH)),
};

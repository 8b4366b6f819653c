import type { Predicate } from '../../contract.ts';
import { asString, frameMember, isTruthy } from '../../values/index.ts';

/** `{.passthrough?}`: the current value's title leads straight to its source (language reference 18.3). */
export const passthrough: Predicate = {
  name: 'passthrough?',
  prepare: () => (scope) =>
    isTruthy(frameMember(scope.node, 'passthrough')) && asString(frameMember(scope.node, 'sourceUrl')) !== '',
};

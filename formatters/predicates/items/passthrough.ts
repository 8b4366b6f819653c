import type { Predicate } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { frameMember } from '../../values/member.ts';

/** `{.passthrough?}`: the current value's title links directly to its source (language reference 18.3). */
export const passthrough: Predicate = {
  name: 'passthrough?',
  prepare: () => (scope) =>
    isTruthy(frameMember(scope.node, 'passthrough')) && asString(frameMember(scope.node, 'sourceUrl')) !== '',
};

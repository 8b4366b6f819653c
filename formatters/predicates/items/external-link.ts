import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { frameMember } from '../../values/member.ts';

/** `{.external-link?}`: the current value links to an external site (language reference 18.3). */
export const externalLink: Predicate = {
  name: 'external-link?',
  prepare: () => (scope) => isTruthy(frameMember(scope.node, 'externalLink')),
};

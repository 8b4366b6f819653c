import type { Predicate } from '../../contract.ts';
import { frameMember, isTruthy } from '../../values/index.ts';

/** `{.external-link?}`: the current value leads away from the site (language reference 18.3). */
export const externalLink: Predicate = {
  name: 'external-link?',
  prepare: () => (scope) => isTruthy(frameMember(scope.node, 'externalLink')),
};

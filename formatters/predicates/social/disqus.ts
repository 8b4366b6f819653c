import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';

/** The capital N is intended: the fragments of language reference 17 read another spelling. */
const SHORT_NAME_PATH = ['websiteSettings', 'disqusShortName'] as const;

/** `{.disqus?}`: the site uses the external comment service (language reference 18.4). */
export const disqus: Predicate = {
  name: 'disqus?',
  prepare: () => (scope) => isTruthy(scope.resolve(SHORT_NAME_PATH)),
};

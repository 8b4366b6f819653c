import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/index.ts';

/** With a capital N: the fragments of language reference 17 read another spelling. */
const SHORT_NAME_PATH = ['websiteSettings', 'disqusShortName'] as const;

/** `{.disqus?}`: the site's comments live in the external comment service (language reference 18.4). */
export const disqus: Predicate = {
  name: 'disqus?',
  prepare: () => (scope) => isTruthy(scope.resolve(SHORT_NAME_PATH)),
};

import type { Scope, Value } from '../contract.ts';
import { isTruthy } from '../values/index.ts';

const SHORTNAME_PATH = ['websiteSettings', 'disqusShortname'] as const;

/**
 * Whether the site's comments live in the external comment service: the fragments of language reference 17 then use its
 * class and container. (The predicate `disqus?` reads another spelling of the same setting.)
 */
export function usesDisqus(value: Value, scope: Scope): boolean {
  return isTruthy(scope.resolveOver(value, SHORTNAME_PATH));
}

import type { Scope, Value } from '../contract.ts';
import { isTruthy } from '../values/is-truthy.ts';

const SHORTNAME_PATH = ['websiteSettings', 'disqusShortname'] as const;

/**
 * Whether the site uses the external comment service; the fragments of language reference 17 then use its class and
 * container. (The predicate `disqus?` reads another spelling of the setting.)
 */
export function usesDisqus(value: Value, scope: Scope): boolean {
  return isTruthy(scope.resolveOver(value, SHORTNAME_PATH));
}

import type { Predicate } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { frameMember } from '../../values/member.ts';
import { BACKGROUND_SOURCE } from '../../vocabulary/content/background-source.ts';

/** `{.background-source-video?}` and so on: the source of the current value's background (language reference 18.3). */
export const backgroundSourcePredicates: readonly Predicate[] = Object.entries({
  undefined: -1,
  ...BACKGROUND_SOURCE,
}).map(([source, code]) => ({
  name: `background-source-${source}?`,
  prepare: () => (scope) => asNumber(frameMember(scope.node, 'backgroundSource')) === code,
}));

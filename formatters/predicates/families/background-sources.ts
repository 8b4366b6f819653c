import type { Predicate } from '../../contract.ts';
import { asNumber, frameMember } from '../../values/index.ts';
import { BACKGROUND_SOURCE } from '../../vocabulary/index.ts';

/** `{.background-source-video?}` and so on: where the current value's background comes from (language reference 18.3). */
export const backgroundSourcePredicates: readonly Predicate[] = Object.entries({
  undefined: -1,
  ...BACKGROUND_SOURCE,
}).map(([source, code]) => ({
  name: `background-source-${source}?`,
  prepare: () => (scope) => asNumber(frameMember(scope.node, 'backgroundSource')) === code,
}));

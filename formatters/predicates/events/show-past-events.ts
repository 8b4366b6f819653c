import type { Predicate } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { frameMember } from '../../values/member.ts';

/** `{.show-past-events?}`: the current value, an events block, is set to `past` (language reference 18.3). */
export const showPastEvents: Predicate = {
  name: 'show-past-events?',
  prepare: () => (scope) => asString(frameMember(scope.node, 'showPastOrUpcomingEvents')) === 'past',
};

import type { Predicate } from '../../contract.ts';
import { asString, frameMember } from '../../values/index.ts';

/** `{.show-past-events?}`: the current value, a block of events, is set to `past` (language reference 18.3). */
export const showPastEvents: Predicate = {
  name: 'show-past-events?',
  prepare: () => (scope) => asString(frameMember(scope.node, 'showPastOrUpcomingEvents')) === 'past',
};

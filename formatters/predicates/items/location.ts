import type { Predicate } from '../../contract.ts';
import { frameMember, member } from '../../values/member.ts';

/** `{.location?}`: the current value's location has both coordinates (language reference 18.3). */
export const location: Predicate = {
  name: 'location?',
  prepare: () => (scope) => {
    const itemLocation = frameMember(scope.node, 'location');
    return member(itemLocation, 'mapLat') !== undefined && member(itemLocation, 'mapLng') !== undefined;
  },
};

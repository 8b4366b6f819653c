import type { Predicate } from '../../contract.ts';
import { frameMember, member } from '../../values/index.ts';

/** `{.location?}`: the current value's place is on the map, that is, has both coordinates (language reference 18.3). */
export const location: Predicate = {
  name: 'location?',
  prepare: () => (scope) => {
    const place = frameMember(scope.node, 'location');
    return member(place, 'mapLat') !== undefined && member(place, 'mapLng') !== undefined;
  },
};

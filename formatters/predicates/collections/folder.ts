import type { Predicate } from '../../contract.ts';
import { frameMember, isTruthy, member } from '../../values/index.ts';

/** `{.folder?}`: the current value, an entry of the navigation, is a folder (language reference 18.3). */
export const folder: Predicate = {
  name: 'folder?',
  prepare: () => (scope) => isTruthy(member(frameMember(scope.node, 'collection'), 'folder')),
};

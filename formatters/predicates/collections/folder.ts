import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { frameMember, member } from '../../values/member.ts';

/** `{.folder?}`: the current value, a navigation entry, is a folder (language reference 18.3). */
export const folder: Predicate = {
  name: 'folder?',
  prepare: () => (scope) => isTruthy(member(frameMember(scope.node, 'collection'), 'folder')),
};

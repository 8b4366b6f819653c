import type { Predicate } from '../../contract.ts';
import { asNumber, frameMember } from '../../values/index.ts';
import { FOLDER_BEHAVIOR } from '../../vocabulary/index.ts';

/** `{.redirect?}`: the current value, a folder, sends its visitors on (language reference 18.3). */
export const redirect: Predicate = {
  name: 'redirect?',
  prepare: () => (scope) => asNumber(frameMember(scope.node, 'folderBehavior')) === FOLDER_BEHAVIOR.redirect,
};

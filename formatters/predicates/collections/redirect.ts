import type { Predicate } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { frameMember } from '../../values/member.ts';
import { FOLDER_BEHAVIOR } from '../../vocabulary/content/folder-behavior.ts';

/** `{.redirect?}`: the current value, a folder, redirects (language reference 18.3). */
export const redirect: Predicate = {
  name: 'redirect?',
  prepare: () => (scope) => asNumber(frameMember(scope.node, 'folderBehavior')) === FOLDER_BEHAVIOR.redirect,
};

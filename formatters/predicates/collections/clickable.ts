import type { Predicate, Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { FOLDER_BEHAVIOR } from '../../vocabulary/content/folder-behavior.ts';

const FOLDER_BEHAVIOR_PATH = ['folderBehavior'] as const;

/** `{.clickable?}`: clicking the resolved folder's title navigates (language reference 18.3). */
export const clickable: Predicate = {
  name: 'clickable?',
  prepare: () => (scope) => leadsSomewhere(scope.resolve(FOLDER_BEHAVIOR_PATH)),
};

/** A folder without a behavior is an index. */
function leadsSomewhere(behavior: Value): boolean {
  if (behavior === undefined) return true;
  const code = asNumber(behavior);
  return code === FOLDER_BEHAVIOR.index || code === FOLDER_BEHAVIOR.redirect;
}

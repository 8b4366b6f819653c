import type { Predicate, Value } from '../../contract.ts';
import { asNumber } from '../../values/index.ts';
import { FOLDER_BEHAVIOR } from '../../vocabulary/index.ts';

const FOLDER_BEHAVIOR_PATH = ['folderBehavior'] as const;

/** `{.clickable?}`: the folder in reach leads somewhere when its title is clicked (language reference 18.3). */
export const clickable: Predicate = {
  name: 'clickable?',
  prepare: () => (scope) => leadsSomewhere(scope.resolve(FOLDER_BEHAVIOR_PATH)),
};

/** Without a behaviour a folder is an index. */
function leadsSomewhere(behavior: Value): boolean {
  if (behavior === undefined) return true;
  const code = asNumber(behavior);
  return code === FOLDER_BEHAVIOR.index || code === FOLDER_BEHAVIOR.redirect;
}

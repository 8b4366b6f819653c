import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { frameMember, member } from '../../values/member.ts';
import { FOLDER_BEHAVIOR } from '../../vocabulary/content/folder-behavior.ts';

/**
 * `{.index?}`: the current page is a folder that shows its pages as one (language reference 18.3). The file is not
 * named after the predicate because `index.ts` is the entry of a folder.
 */
export const isIndex: Predicate = {
  name: 'index?',
  prepare: () => (scope) => {
    const collection = frameMember(scope.node, 'collection');
    return (
      isTruthy(member(collection, 'folder')) && member(collection, 'folderBehavior') === FOLDER_BEHAVIOR.index
    );
  },
};

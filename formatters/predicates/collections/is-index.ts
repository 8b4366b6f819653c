import type { Predicate } from '../../contract.ts';
import { frameMember, isTruthy, member } from '../../values/index.ts';
import { FOLDER_BEHAVIOR } from '../../vocabulary/index.ts';

/**
 * `{.index?}`: the page in reach is a folder that shows its pages as one (language reference 18.3). The file cannot have
 * the predicate's own name, which is that of a folder's front door.
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

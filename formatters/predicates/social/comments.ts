import type { Predicate } from '../../contract.ts';
import { commentStateOf } from '../../social/comment-state.ts';
import { asNumber, frameMember, isTruthy, member } from '../../values/index.ts';

const SETTINGS_PATH = ['websiteSettings'] as const;

/**
 * `{.comments?}`: the current value takes comments or has some (language reference 18.4). Site settings that are in reach
 * and do not switch comments on overrule it.
 */
export const comments: Predicate = {
  name: 'comments?',
  prepare: () => (scope) => {
    const settings = scope.resolve(SETTINGS_PATH);
    if (settings !== undefined && !isTruthy(member(settings, 'commentsEnabled'))) return false;
    return (
      commentStateOf(frameMember(scope.node, 'commentState')) === 'open' ||
      asNumber(frameMember(scope.node, 'publicCommentCount')) > 0
    );
  },
};

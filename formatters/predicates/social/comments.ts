import type { Predicate } from '../../contract.ts';
import { commentStateOf } from '../../social/comment-state.ts';
import { asNumber } from '../../values/as-number.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { frameMember, member } from '../../values/member.ts';

const SETTINGS_PATH = ['websiteSettings'] as const;

/**
 * `{.comments?}`: the current value accepts comments or has some (language reference 18.4). Resolved site settings
 * without comments enabled take precedence.
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

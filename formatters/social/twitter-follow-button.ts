import type { Formatter, Value } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { fragmentText } from '../values/fragment-text.ts';
import { frameMember } from '../values/member.ts';

const SCRIPT =
  "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
  'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>';

/** `{account|twitter-follow-button}`: a follow button for the account (language reference 17.7). */
export const twitterFollowButton: Formatter = {
  name: 'twitter-follow-button',
  family: 'social',
  reads: 'value',
  prepare: (_args, dialect) => (value) =>
    `${SCRIPT}<div class="squarespace-follow-button" data-username="${fragmentText(dialect)(userNameOf(value))}"></div>`,
};

/** The user name, or the last segment of the profile URL. */
function userNameOf(account: Value): string {
  const userName = asString(frameMember(account, 'userName'));
  if (userName !== '') return userName;
  const url = asString(frameMember(account, 'profileUrl'));
  return url.slice(url.lastIndexOf('/') + 1);
}

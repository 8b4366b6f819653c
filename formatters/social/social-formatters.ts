import type { Formatter } from '../contract.ts';
import { activateTwitterLinks } from './activate-twitter-links.ts';
import { commentCount } from './comment-count.ts';
import { commentLink } from './comment-link.ts';
import { comments } from './comments.ts';
import { googleCalendarUrl } from './google-calendar-url.ts';
import { likeButton } from './like-button.ts';
import { socialButton } from './social-button.ts';
import { socialButtonInline } from './social-button-inline.ts';
import { twitterFollowButton } from './twitter-follow-button.ts';

export const socialFormatters: readonly Formatter[] = [
  activateTwitterLinks,
  commentCount,
  commentLink,
  comments,
  googleCalendarUrl,
  likeButton,
  socialButton,
  socialButtonInline,
  twitterFollowButton,
];

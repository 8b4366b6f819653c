import { isEmail } from '../../../formatters/vocabulary/rules/email.ts';
import { mailtoLink } from './mailto-link.ts';

/**
 * Completes a link that has no scheme and no slash: `/shop` for `shop`, which would lead elsewhere on every page, and
 * `https://example.com` for `example.com`.
 */
export function completeLink(typed: string): string {
  const link = typed.trim();
  if (link === '' || /^(?:[a-z][a-z\d+.-]*:|[/?#])/i.test(link)) return link;
  if (isEmail(link)) return mailtoLink(link);
  return hasHost(link) ? `https://${link}` : `/${link}`;
}

/** Whether a text starts like `www.example.com`. The names of files look alike. */
function hasHost(link: string): boolean {
  const [host = ''] = link.split(/[/?#]/);
  const isFile = /\.(?:html?|php|pdf|jpe?g|png|gif|webp|svg|zip)$/i.test(host);
  return !isFile && /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u.test(host);
}

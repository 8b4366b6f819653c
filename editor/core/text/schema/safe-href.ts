import { isSafeLink, MAX_LINK_LENGTH } from '../../../../compiler/model/index.ts';

/** Returns the URL if it is allowed; rejects anything that could run script. */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  return trimmed !== '' && trimmed.length <= MAX_LINK_LENGTH && isSafeLink(trimmed) ? trimmed : undefined;
}

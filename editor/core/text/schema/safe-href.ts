import { isSafeLink } from '../../../../compiler/model/index.ts';

const MAX_LENGTH = 2000;

/** Returns the URL if it is allowed; rejects anything that could run script. */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  return trimmed !== '' && trimmed.length <= MAX_LENGTH && isSafeLink(trimmed) ? trimmed : undefined;
}

import { isSafeLink } from '../../../../compiler/model/index.ts';

const LONGEST = 2000;

/** Returns the URL if it is allowed; rejects anything that could run script. */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  return trimmed !== '' && trimmed.length <= LONGEST && isSafeLink(trimmed) ? trimmed : undefined;
}

import { isSafeLink } from '../../../../compiler/model/index.ts';

const LONGEST = 2000;

/** The address, when it may be one; nothing that could run script ever gets into a text. */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  return trimmed !== '' && trimmed.length <= LONGEST && isSafeLink(trimmed) ? trimmed : undefined;
}

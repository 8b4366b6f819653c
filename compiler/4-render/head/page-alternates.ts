import type { Route } from '../../3-route/route.ts';

export interface PageAlternate {
  /** A language tag, or `x-default` for visitors with any other language. */
  readonly language: string;
  readonly url: string;
}

/** What search engines need to know of a page in several languages: its URL in each, and the one for all other languages. */
export function pageAlternates({ alternates = [] }: Route): readonly PageAlternate[] {
  const fallback = alternates.filter(({ isPrimary }) => isPrimary);
  return [
    ...alternates.map(({ code, url }) => ({ language: code, url })),
    ...fallback.map(({ url }) => ({ language: 'x-default', url })),
  ];
}

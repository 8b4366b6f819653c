/** Whether a site can live there: `https://example.com`, without a path, for canonical addresses are made with it. */
export function isBaseUrl(text: string): boolean {
  return /^https?:\/\/[^/?#\s"'<>]+\/?$/.test(text);
}

/** Whether a site can be written to there: of any domain, for the rule for visitors knows endings of four letters at most (gaps C6). */
export function isMailbox(text: string): boolean {
  return /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}$/.test(text);
}

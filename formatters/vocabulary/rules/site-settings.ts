/**
 * Whether a text is a site URL such as `https://example.com`. Paths are not allowed because canonical URLs are built
 * from it.
 */
export function isBaseUrl(text: string): boolean {
  return /^https?:\/\/[^/?#\s"'<>]+\/?$/.test(text);
}

/**
 * Whether a text is an email address of any domain. The stricter rule for visitors allows top-level domains of four
 * letters at most (gaps C6).
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}$/.test(text);
}

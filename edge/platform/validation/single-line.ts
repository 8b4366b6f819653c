/** Replaces control characters in visitor input, which must not forge lines in emails and lists. */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

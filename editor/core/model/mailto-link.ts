/** Returns a `mailto:` link. */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

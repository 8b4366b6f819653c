/** What visitors type stands in letters and lists: nothing in it may look like a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

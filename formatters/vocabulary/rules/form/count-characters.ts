/**
 * Counts code points, so that an emoji counts once in the character counter, on the page and in the API
 * (R-FORM-CC-05).
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

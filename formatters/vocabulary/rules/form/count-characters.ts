/** Characters are code points, so that an emoji counts once for counter, page and API alike (R-FORM-CC-05). */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

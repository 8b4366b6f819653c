/** Maximum length of an excerpt in characters. */
const LONGEST = 200;

/** The beginning of a text, cut at a word boundary. Used in the browser and on the edge. */
export function searchExcerpt(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST).replace(/ \S*$/, '…') : text;
}

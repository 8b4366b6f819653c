/** Maximum length of an excerpt in characters. */
const MAX_LENGTH = 200;

/** The beginning of a text, cut at a word boundary. Used in the browser and on the edge. */
export function searchExcerpt(text: string): string {
  return text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(/ \S*$/, '…') : text;
}

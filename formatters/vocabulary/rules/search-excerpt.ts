/** Of a hit's text: as much as says what the page is about. */
const LONGEST = 200;

/** The beginning of a text, in whole words; the same in the browser and at the edge. */
export function searchExcerpt(text: string): string {
  return text.length > LONGEST ? text.slice(0, LONGEST).replace(/ \S*$/, '…') : text;
}

/** Longer searches are cut off. */
const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 10;

/** Returns text in the form in which it is searched: lowercase, without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Returns the words of a search. A text matches if it contains each of them. */
export function searchWords(search: string): readonly string[] {
  const words = foldText(search.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

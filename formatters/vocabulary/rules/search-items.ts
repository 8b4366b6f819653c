/** A page in `/search-index.json`. All values are plain text. */
export interface SearchItem {
  /** Path on the site. */
  readonly url: string;
  readonly title: string;
  /** Excerpt and body, without markup. */
  readonly text: string;
  readonly kind: 'page' | 'product' | 'post' | 'item';
  /** URL of a thumbnail. */
  readonly image?: string;
  /** Class that keeps the focal point of the thumbnail visible: `focal-30-70`. Absent for the center. */
  readonly focalClass?: string;
}

export interface SearchIndex {
  readonly items: readonly SearchItem[];
}

type SearchedTexts = Pick<SearchItem, 'title' | 'text'>;

/** Results per page (R-COMP-PUB-06). */
export const HITS_PER_PAGE = 20;
/** Longer queries are cut off to bound the work. */
const MAX_QUERY_LENGTH = 200;
const TITLE_WEIGHT = 10;

/**
 * Finds the items that contain every word of the query, also within words; matches in titles rank first. Ignores case
 * and accents. Used in the browser and on the edge.
 */
export function searchItems<Item extends SearchedTexts>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const words = normalized(query.slice(0, MAX_QUERY_LENGTH)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .map(({ item }) => item);
}

/** Returns 0 when a word is missing. */
function scoreOf({ title, text }: SearchedTexts, words: readonly string[]): number {
  const inTitle = normalized(title);
  const inText = normalized(text);
  let score = 0;
  for (const word of words) {
    const found = (inTitle.includes(word) ? TITLE_WEIGHT : 0) + (inText.includes(word) ? 1 : 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

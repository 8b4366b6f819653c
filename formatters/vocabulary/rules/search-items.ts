/** A page as the build writes it into `/search-index.json`. All of it is plain text. */
export interface SearchItem {
  /** Path on the site. */
  readonly url: string;
  readonly title: string;
  /** Excerpt and text, without markup. */
  readonly text: string;
  readonly kind: 'page' | 'product' | 'post' | 'item';
  /** Address of a small picture. */
  readonly image?: string;
}

export interface SearchIndex {
  readonly items: readonly SearchItem[];
}

/** How many are shown at a time (R-COMP-PUB-06). */
export const HITS_PER_PAGE = 20;
/** Longer questions are cut: nobody types them. */
const LONGEST_QUERY = 200;
const TITLE_WEIGHT = 10;

/**
 * The items that have every word of the query, as the beginning of a word or within one, those with it in their title
 * first. Case and accents make no difference. The same in the browser and at the edge.
 */
export function searchItems(items: readonly SearchItem[], query: string): readonly SearchItem[] {
  const words = folded(query.slice(0, LONGEST_QUERY)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .map(({ item }) => item);
}

/** 0 when a word is missing. */
function scoreOf({ title, text }: SearchItem, words: readonly string[]): number {
  const inTitle = folded(title);
  const inText = folded(text);
  let score = 0;
  for (const word of words) {
    const found = (inTitle.includes(word) ? TITLE_WEIGHT : 0) + (inText.includes(word) ? 1 : 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

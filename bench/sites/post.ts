/** One page of a generated site: 600 words, a table of variants, links to other pages. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Epoch milliseconds. */
  readonly publishedOn: number;
  readonly body: readonly Piece[];
}

export type Piece =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'link'; readonly before: string; readonly text: string; readonly url: string }
  | { readonly kind: 'list'; readonly entries: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** Pages with lists of posts per site, whatever its size. */
const LIST_PAGES = 50;

/** Entries of the navigation. */
export const NAVIGATION_SIZE = 20;

export const SITE_TITLE = 'Generated site';

export function postsPerList(count: number): number {
  return Math.ceil(count / LIST_PAGES);
}

export function slugOf(index: number): string {
  return `post-${String(index).padStart(6, '0')}`;
}

/** The same index and count always give the same post. */
export function createPost(index: number, count: number): Post {
  const words = createWords(index + 1);
  const section = (): readonly Piece[] => [
    { kind: 'heading', text: words(4) },
    { kind: 'paragraph', text: `${words(45)}.` },
    {
      kind: 'link',
      before: words(30),
      text: words(3),
      url: `/blog/${slugOf((index * 7 + 13) % count)}`,
    },
    { kind: 'list', entries: [words(8), words(8), words(8)] },
  ];
  return {
    slug: slugOf(index),
    title: `${words(5)} ${index}`,
    excerpt: `${words(20)}.`,
    publishedOn: Date.UTC(2026, 0, 1) - index * 3_600_000,
    body: [
      ...Array.from({ length: 5 }, section).flat(),
      { kind: 'table', rows: Array.from({ length: 8 }, () => [words(1), words(2), words(1), words(1)]) },
    ],
  };
}

const WORDS =
  'about above across after again air along also animal around back because before below between book build city close color country cover cross earth enough every family farm father field figure final find first follow food form found garden give glass gold good grand great green ground group hand hard head hear heart high hold home horse house idea inch keep kind king land large last late learn leave left life light line list little long look made mark measure might money morning mother mountain move much music name near never night north notice number often order paper part pass people place plain plan plant point port power press problem produce quick rain read rest river road rock room round rule salt school sea second sentence set ship short side simple sing sleep small song south space special spell stand star start state stay still stone story street strong study summer table teach thing think though thought three time together town travel tree turn under unit until upon usual voice walk warm watch water week wheel white whole wind winter without wonder wood word work world write year young'.split(
    ' ',
  );

/** Mulberry32: the same seed gives the same words. */
function createWords(seed: number): (count: number) => string {
  let state = seed * 0x9e3779b1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (count) => Array.from({ length: count }, () => WORDS[next() % WORDS.length]).join(' ');
}

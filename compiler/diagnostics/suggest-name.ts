/**
 * Returns the candidate that `word` was most likely meant to be, or undefined when none is close: at most a third of the letters
 * may differ (one for the shortest words); a swap of adjacent letters counts as one. Case is ignored.
 */
export function suggestName(word: string, candidates: Iterable<string>): string | undefined {
  return closest(word, candidates, Math.max(1, Math.floor(Math.min(word.length, MAX_LENGTH) / 3)));
}

/** Maximum edits of a name that may be intended: `logoImageUrl` is no typo of `logoImageId`. */
const MAX_TYPO_EDITS = 2;

/** `suggestName` for words that may be right as they are: at most two letters may differ, and none of a word of up to three. */
export function suggestForTypo(word: string, candidates: Iterable<string>): string | undefined {
  return closest(word, candidates, Math.min(MAX_TYPO_EDITS, Math.floor(word.length / 4)));
}

function closest(word: string, candidates: Iterable<string>, maxEdits: number): string | undefined {
  const wanted = word.slice(0, MAX_LENGTH).toLowerCase();
  let best: string | undefined;
  let bestDistance = maxEdits + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Maximum compared pairs: well under a second. */
const MAX_PAIRS = 100_000;

/**
 * `suggestName` for a phase that may find any number of unknown names. After a maximum number of comparisons it returns
 * undefined.
 */
export function createSuggester(limit = MAX_PAIRS): typeof suggestName {
  let pairs = 0;
  return (word, candidates) => {
    if (pairs >= limit) return undefined;
    const known = [...candidates];
    pairs += known.length;
    return suggestName(word, known);
  };
}

/** Bounds the work: longer words are not typos. */
const MAX_LENGTH = 80;

/**
 * Edit distance with insertions, deletions, replacements and swaps of adjacent letters; returns `limit` when it is at least that.
 */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    if (Math.min(...current) >= limit) return limit;
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

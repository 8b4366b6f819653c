import { suggestName } from '../../../diagnostics/suggest-name.ts';

/** Returns the hint for a misspelled name, or undefined when no name is similar. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  suggest: typeof suggestName = suggestName,
): string | undefined {
  const close = suggest(word, candidates);
  return close === undefined ? undefined : `did you mean \`${close}\`?`;
}

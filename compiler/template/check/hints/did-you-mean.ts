import { suggestName } from '../../../diagnostics/suggest-name.ts';

/** The hint for a misspelt name, or undefined when no name is near. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  suggest: typeof suggestName = suggestName,
): string | undefined {
  const close = suggest(word, candidates);
  return close === undefined ? undefined : `did you mean \`${close}\`?`;
}

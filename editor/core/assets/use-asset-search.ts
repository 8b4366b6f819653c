import { useMemo } from 'react';
import { foldText, searchWords } from '../../../formatters/vocabulary/rules/search-text.ts';
import type { AssetView } from './asset.ts';

/**
 * Returns whether a file matches the search by its name, its file name or its alt text; undefined when all do. The
 * function is stable while the search is the same.
 */
export function useAssetSearch(search: string): ((asset: AssetView) => boolean) | undefined {
  // Kept for the next search: most of the time of a search is taken by these texts.
  const texts = useMemo(() => new WeakMap<AssetView, string>(), []);
  return useMemo(() => {
    const words = searchWords(search);
    if (words.length === 0) return undefined;
    return (asset) => {
      const text = texts.get(asset) ?? foldText(`${asset.name} ${asset.filename} ${asset.altText}`);
      texts.set(asset, text);
      return words.every((word) => text.includes(word));
    };
  }, [search, texts]);
}

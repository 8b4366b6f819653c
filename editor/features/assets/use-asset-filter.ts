import { useMemo } from 'react';
import type { Bodies } from '../../../compiler/model/index.ts';
import type { AssetView } from '../../core/assets/asset.ts';
import { useAssetSearch } from '../../core/assets/use-asset-search.ts';
import { useOpState } from '../../core/hooks/use-documents.ts';
import type { OpState } from '../../core/operations/state/op-state.ts';
import { filesInUse } from './used-on.ts';

/** Types of files that the asset library filters by, in the order of its menu. */
export const ASSET_KINDS = ['all', 'images', 'documents', 'noAlt', 'unused'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

export interface AssetFilterOptions {
  readonly search: string;
  readonly kind: AssetKind;
  /** Files that no saved document uses; undefined if all documents are loaded. */
  readonly unused: ReadonlySet<string> | undefined;
}

/** Returns whether a file is shown; undefined when all are. The function is stable while its result does not change. */
export function useAssetFilter({
  search,
  kind,
  unused,
}: AssetFilterOptions): ((asset: AssetView) => boolean) | undefined {
  const matches = useAssetSearch(search);
  const used = useFilesInUse(kind === 'unused');
  return useMemo(() => {
    if (kind === 'all') return matches;
    const isOfKind: Readonly<Record<Exclude<AssetKind, 'all'>, (asset: AssetView) => boolean>> = {
      images: ({ isImageValue }) => isImageValue,
      documents: ({ isImageValue }) => !isImageValue,
      noAlt: ({ isImageValue, altText }) => isImageValue && altText === '',
      unused: ({ id }) => used?.has(id) !== true && unused?.has(id) !== false,
    };
    return (asset) => isOfKind[kind](asset) && (matches === undefined || matches(asset));
  }, [matches, used, unused, kind]);
}

/** Reads all documents that are loaded, so only when the result is needed. */
function useFilesInUse(isNeeded: boolean): ReadonlySet<string> | undefined {
  const bodies = useOpState<Bodies | undefined>(isNeeded ? headOf : nothingOf);
  return useMemo(() => bodies && filesInUse(bodies), [bodies]);
}

function headOf({ head }: OpState): Bodies {
  return head;
}

function nothingOf(): undefined {
  return undefined;
}

import {
  COLLECTION_VIEWS,
  type CollectionView,
} from '../../../formatters/vocabulary/content/collection-view.ts';
import { useStoredText } from '../hooks/use-stored-text.ts';

/** How the user sees the items of products or other content, on this device. */
export function useCollectionView(
  of: 'products' | 'content',
): readonly [CollectionView, (view: CollectionView) => void] {
  const [stored, store] = useStoredText(`view-${of}`);
  return [COLLECTION_VIEWS.find((view) => view === stored) ?? 'list', store];
}

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../hooks/editor-context.tsx';
import { useDocuments } from '../hooks/use-documents.ts';
import type { FoundDocument } from '../model/documents.ts';
import { type AssetView, assetOf } from './asset.ts';

/**
 * Returns the site's files sorted by name. Files uploaded in this session come first, newest at the top. A file is the same
 * object while its document does not change.
 */
export function useAssets(): readonly AssetView[] {
  const { uploads } = useEditor();
  const documents = useDocuments('asset');
  const entries = useStore(uploads.entries);
  const viewOf = useMemo(() => {
    const views = new Map<string, { readonly body: unknown; readonly view: AssetView }>();
    return (document: FoundDocument): AssetView => {
      const known = views.get(document.key);
      if (known !== undefined && known.body === document.body) return known.view;
      const view = assetOf(document);
      views.set(document.key, { body: document.body, view });
      return view;
    };
  }, []);
  return useMemo(() => {
    const uploaded = new Map(entries.map(({ assetId }, index) => [assetId, index]));
    const uploadIndex = ({ id }: AssetView) => uploaded.get(id) ?? -1;
    const compare = new Intl.Collator('en', { numeric: true }).compare;
    return documents
      .map(viewOf)
      .sort((left, right) => uploadIndex(right) - uploadIndex(left) || compare(left.name, right.name));
  }, [documents, entries, viewOf]);
}

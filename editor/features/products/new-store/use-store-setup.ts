import { useCallback, useState } from 'react';
import { isRecord, parseJson } from '../../../../formatters/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBody } from '../../../core/hooks/use-documents.ts';
import type { StoreSetup } from './store-setup.ts';

/**
 * The store whose creation has stopped after a step, and a function to replace it. It is stored on this device, so that
 * a reload continues it. Undefined when its collection was deleted.
 */
export function useStoreSetup(): readonly [StoreSetup | undefined, (setup: StoreSetup | undefined) => void] {
  const { websiteId } = useEditor().site;
  const [setup, setSetup] = useState(() => storedSetup(websiteId));
  const isPresent = useBody(`collection:${setup?.collectionId ?? ''}`) !== undefined;
  const save = useCallback(
    (next: StoreSetup | undefined) => {
      setSetup(next);
      storeSetup(websiteId, next);
    },
    [websiteId],
  );
  return [isPresent ? setup : undefined, save];
}

const STORAGE_KEY = 'quoin-new-store';

function storedSetup(websiteId: string): StoreSetup | undefined {
  try {
    const stored = parseJson(localStorage.getItem(`${STORAGE_KEY}-${websiteId}`) ?? '');
    return isRecord(stored) && typeof stored.collectionId === 'string' && typeof stored.title === 'string'
      ? (stored as unknown as StoreSetup)
      : undefined;
  } catch {
    return undefined;
  }
}

function storeSetup(websiteId: string, setup: StoreSetup | undefined): void {
  try {
    const key = `${STORAGE_KEY}-${websiteId}`;
    if (setup === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(setup));
  } catch {
    // Without storage it lasts while the screen is open.
  }
}

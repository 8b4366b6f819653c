import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckDocument } from '../operations/state/rejection.ts';

/** The check of documents on this device: the server's schemas, which are loaded after the start. */
export interface DocumentCheck {
  readonly check: CheckDocument;
}

/** Finds nothing until `loadDocumentCheck` is done; the server checks in the meantime. */
export function createDocumentCheck(): StoreApi<DocumentCheck> {
  return createStore<DocumentCheck>(() => ({ check: () => [] }));
}

/** Loads the schemas. A failure is ignored: the server checks every document anyway. */
export async function loadDocumentCheck(store: StoreApi<DocumentCheck>): Promise<void> {
  try {
    const { createSchemaCheck } = await import('./schema-check.ts');
    store.setState({ check: createSchemaCheck() });
  } catch {
    // The server is unreachable, or has a newer version of the dashboard.
  }
}

const STORE_TYPED_TEXT = 'quoin-store-typed-text';

/** Asks open texts to store what was typed since the last pause. Synchronous. */
export function storeTypedText(): void {
  document.dispatchEvent(new Event(STORE_TYPED_TEXT));
}

/** Calls `store` when typed text has to be stored. Returns a function that stops it. */
export function onStoreTypedText(store: () => void): () => void {
  document.addEventListener(STORE_TYPED_TEXT, store);
  return () => document.removeEventListener(STORE_TYPED_TEXT, store);
}

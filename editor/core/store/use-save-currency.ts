import { useEffect } from 'react';
import type { Transaction } from '../../../compiler/model/index.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { SETTINGS_KEY } from '../model/documents.ts';
import type { OpState } from '../operations/state/op-state.ts';

/**
 * Saves a change of the currency at once, and also its undo and redo, on screens that otherwise wait for Save: the
 * prices must not be discarded apart from the currency.
 */
export function useSaveCurrency(): void {
  const { store, sync } = useEditor();
  const unsaved = useOpState(unsavedCurrencyChange);
  useEffect(() => {
    if (unsaved === undefined) return;
    for (const doc of new Set(unsaved.ops.map((op) => op.doc))) store.save(doc);
    void sync.flush();
  }, [store, sync, unsaved]);
}

function unsavedCurrencyChange({ pending, saved, staged }: OpState): Transaction | undefined {
  return pending.find(
    ({ id, ops }) => !saved.has(id) && ops.some(({ doc }) => staged.has(doc)) && isCurrencyChange(ops),
  );
}

/** Only a change of the currency changes the settings together with products. */
function isCurrencyChange(ops: Transaction['ops']): boolean {
  return (
    ops.some(({ doc, at }) => doc === SETTINGS_KEY && at[0] === 'websiteSettings') &&
    ops.some(({ doc }) => doc.startsWith('item:'))
  );
}

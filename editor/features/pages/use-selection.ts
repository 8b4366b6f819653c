import { useCallback, useEffect, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useSearch } from '../../core/shell/use-search.ts';
import type { Selected } from './model/selection.ts';

/** What is selected, kept in the address, so that a reload comes back to it. */
export function useSelected(doc: DocKey | undefined): readonly [Selected, (selected: Selected) => void] {
  const [search, change] = useSearch();
  const [selected, setSelected] = useState<Selected>(() =>
    search.block !== undefined ? { kind: 'block', id: search.block } : undefined,
  );
  const [of, setOf] = useState(doc);
  const current = of === doc ? selected : undefined;
  useEffect(() => {
    if (of === doc) return;
    setOf(doc);
    setSelected(undefined);
  }, [of, doc]);
  const block = current?.kind === 'block' ? current.id : undefined;
  useEffect(() => change({ block }), [block, change]);
  const select = useCallback(
    (next: Selected) =>
      setSelected((before) => (before?.kind === next?.kind && before?.id === next?.id ? before : next)),
    [],
  );
  return [current, select];
}

import { useCallback, useEffect, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useSearch } from '../../core/shell/use-search.ts';
import type { Selection } from './model/selection.ts';

/** The selection, stored in the URL so that it survives a reload and can be part of a link. */
export function useSelection(doc: DocKey | undefined): readonly [Selection, (selected: Selection) => void] {
  const [search, change] = useSearch();
  const linked: Selection = search.block === undefined ? undefined : { kind: 'block', id: search.block };
  const [selected, setSelected] = useState<Selection>(linked);
  const [of, setOf] = useState(doc);
  const current = of === doc ? selected : linked;
  useEffect(() => {
    if (of === doc) return;
    setOf(doc);
    setSelected(current);
  }, [of, doc, current]);
  const block = current?.kind === 'block' ? current.id : undefined;
  useEffect(() => change({ block }), [block, change]);
  const select = useCallback(
    (next: Selection) =>
      setSelected((before) => (before?.kind === next?.kind && before?.id === next?.id ? before : next)),
    [],
  );
  return [current, select];
}

import { useCallback, useRef } from 'react';
import type { Bodies } from '../../../../compiler/model/index.ts';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import type { OpState } from '../../../core/operations/state/op-state.ts';

/**
 * The bodies of all documents. The result keeps its identity while only sections and blocks change, so that
 * editing a page does not re-render the page tree.
 */
export function useOutline(): Bodies {
  const last = useRef<Bodies>(undefined);
  return useOpState(
    useCallback(({ head }: OpState) => {
      if (last.current === undefined || !sameOutline(last.current, head)) last.current = head;
      return last.current;
    }, []),
  );
}

export function sameOutline(before: Bodies, after: Bodies): boolean {
  if (before === after) return true;
  if (before.size !== after.size) return false;
  for (const [key, body] of after) {
    const was = before.get(key);
    if (was !== body && !(key.startsWith('page:') && sameExceptContents(was, body))) return false;
  }
  return true;
}

const CONTENTS: readonly string[] = ['sections', 'blocks'];

function sameExceptContents(before: unknown, after: unknown): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return false;
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  if (was.size !== is.size) return false;
  return [...is].every(
    ([name, value]) => was.has(name) && (CONTENTS.includes(name) || was.get(name) === value),
  );
}

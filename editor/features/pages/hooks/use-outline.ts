import { useCallback, useRef } from 'react';
import {
  type Bodies,
  type DocKey,
  documentSummary,
  documentTypeOf,
} from '../../../../compiler/model/index.ts';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { sameJson } from '../../../core/operations/changes/json-equal.ts';
import type { OpState } from '../../../core/operations/state/op-state.ts';

/**
 * The bodies of all documents, of which only fields of their summaries may be read. The result keeps its identity while
 * those fields stay the same, so that the page tree is not rendered while a page is edited or bodies are loaded.
 */
export function useOutline(): Bodies {
  const last = useRef<{ readonly compared: Bodies; readonly outline: Bodies }>(undefined);
  return useOpState(
    useCallback(({ head }: OpState) => {
      if (last.current?.compared !== head) {
        const before = last.current?.outline;
        const outline = before !== undefined && sameOutline(before, head) ? before : head;
        last.current = { compared: head, outline };
      }
      return last.current.outline;
    }, []),
  );
}

export function sameOutline(before: Bodies, after: Bodies): boolean {
  if (before === after) return true;
  if (before.size !== after.size) return false;
  for (const [key, body] of after) {
    const was = before.get(key);
    if (was !== body && !sameJson(summaryOf(key, was), summaryOf(key, body))) return false;
  }
  return true;
}

/** The summary of a body or of a summary, without what is computed from fields that a summary does not have. */
function summaryOf(key: DocKey, body: unknown): unknown {
  // Lists read no fields of areas.
  if (documentTypeOf(key) === 'block-field') return body !== undefined;
  const summary = documentSummary(key, body, Number.POSITIVE_INFINITY);
  if (summary === undefined) return body;
  const { structuredContent, ...fields } = summary;
  return { ...fields, isProduct: structuredContent !== undefined };
}

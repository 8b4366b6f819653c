import type { DocKey, Operation } from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';

/** A new section or block. */
export interface NewEntry {
  readonly doc: DocKey;
  readonly map: 'sections' | 'blocks';
  readonly id: string;
  readonly value: unknown;
}

/**
 * Inserts a section or block into a page, which may have none yet: pages written by hand leave empty maps out. An area has no
 * document before its first block.
 */
export function insertEntry(page: unknown, { doc, map, id, value }: NewEntry): Operation {
  if (page === undefined) return { doc, at: [], kind: 'insert', value: { [map]: { [id]: value } } };
  return recordAt(page)[map] === undefined
    ? { doc, at: [map], kind: 'set', value: { [id]: value } }
    : { doc, at: [map, id], kind: 'insert', value };
}

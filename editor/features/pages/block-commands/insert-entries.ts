import type { DocKey, Operation } from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';

/** New sections or blocks, by id. */
export interface NewEntries {
  readonly doc: DocKey;
  readonly map: 'sections' | 'blocks';
  readonly entries: Readonly<Record<string, unknown>>;
}

/**
 * Inserts sections or blocks into a page, which may have none yet: pages written by hand leave empty maps out. An area has no
 * document before its first block.
 */
export function insertEntries(page: unknown, { doc, map, entries }: NewEntries): readonly Operation[] {
  if (page === undefined) return [{ doc, at: [], kind: 'insert', value: { [map]: entries } }];
  if (recordAt(page)[map] === undefined) return [{ doc, at: [map], kind: 'set', value: entries }];
  return Object.entries(entries).map(([id, value]) => ({ doc, at: [map, id], kind: 'insert', value }));
}

import type { Bodies, DocKey } from '../../../../../compiler/model/index.ts';
import { isRecord } from '../../../../../formatters/index.ts';

/** A block with its new value. */
export interface ChangedBlock {
  readonly id: string;
  readonly value: unknown;
}

/**
 * Returns the block if its value is the only difference between two states, so that only this block has to be
 * rendered. Returns undefined for any other difference.
 */
export function changedBlock(before: Bodies, after: Bodies, doc: DocKey): ChangedBlock | undefined {
  if (before.size !== after.size) return undefined;
  for (const [key, body] of after) if (key !== doc && before.get(key) !== body) return undefined;
  if (onlyDifference(before.get(doc), after.get(doc)) !== 'blocks') return undefined;
  const [blocksBefore, blocksAfter] = [blocksIn(before.get(doc)), blocksIn(after.get(doc))];
  const id = onlyDifference(blocksBefore, blocksAfter);
  if (id === undefined || onlyDifference(blocksBefore[id], blocksAfter[id]) !== 'value') return undefined;
  const block = blocksAfter[id];
  return isRecord(block) ? { id, value: block.value } : undefined;
}

/** Compares by identity: unchanged values are the same object in both states. */
function onlyDifference(before: unknown, after: unknown): string | undefined {
  if (!isRecord(before) || !isRecord(after)) return undefined;
  const names = Object.keys(after);
  if (Object.keys(before).length !== names.length) return undefined;
  const changed = names.filter((name) => !Object.hasOwn(before, name) || before[name] !== after[name]);
  return changed.length === 1 ? changed[0] : undefined;
}

function blocksIn(body: unknown): Readonly<Record<string, unknown>> {
  const blocks = isRecord(body) ? body.blocks : undefined;
  return isRecord(blocks) ? blocks : {};
}

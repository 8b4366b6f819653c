import type { Bodies, DocKey } from '../../../../../compiler/model/index.ts';
import { isRecord } from '../../../../../formatters/index.ts';

/**
 * The one block of a page whose contents are all that two states of the documents differ in: then only it has to be drawn.
 * Undefined when more is different: where it stands, another block, another document.
 */
export function changedBlock(before: Bodies, after: Bodies, doc: DocKey): string | undefined {
  if (before.size !== after.size) return undefined;
  for (const [key, body] of after) if (key !== doc && before.get(key) !== body) return undefined;
  if (onlyDifference(before.get(doc), after.get(doc)) !== 'blocks') return undefined;
  const [blocksBefore, blocksAfter] = [blocksIn(before.get(doc)), blocksIn(after.get(doc))];
  const id = onlyDifference(blocksBefore, blocksAfter);
  return id !== undefined && onlyDifference(blocksBefore[id], blocksAfter[id]) === 'value' ? id : undefined;
}

/** What was not changed is the same object as before: nothing has to be looked into. */
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

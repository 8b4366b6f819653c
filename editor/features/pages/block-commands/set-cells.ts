import type { Cell, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { sameJson } from '../../../core/operations/changes/json-equal.ts';
import type { LayoutDevice } from '../model/page-layout.ts';

/** New cells of a block, by device. */
export type NewCells = { readonly [Device in LayoutDevice]?: Cell | undefined };

/** Operations that set the cells of a block. Unchanged values are skipped. */
export function setCells(
  doc: DocKey,
  { blockId, block }: { readonly blockId: string; readonly block: unknown },
  cells: NewCells,
): readonly Operation[] {
  const layout = recordAt(block).layout;
  const at = ['blocks', blockId, 'layout'];
  const changed = (['desktop', 'phone'] as const).flatMap((device) => {
    const cell = cells[device];
    return cell === undefined || sameJson(recordAt(layout)[device], cell) ? [] : [{ device, cell }];
  });
  if (changed.length > 0 && layout === undefined) {
    const value = Object.fromEntries(changed.map(({ device, cell }) => [device, cell]));
    return [{ doc, at, kind: 'set', value }];
  }
  return changed.map(({ device, cell }) => ({ doc, at: [...at, device], kind: 'set', value: cell }));
}

import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { recordAt, textAt } from '../../../core/model/json-access.ts';
import { t } from '../strings/pages-strings.ts';
import { blockName } from './block-kinds.ts';
import { cellOf, columnStepOf, isArea, type LayoutDevice } from './page-layout.ts';
import { overlappingBlocks } from './placed-blocks.ts';

/** A block, with the documents to look up names. */
export interface BlockQuery {
  readonly bodies: Bodies;
  readonly doc: DocKey;
  readonly blockId: string;
}

/** One message per device on which the block overlaps others, starting with the shown one. Blocks of an area never do. */
export function overlapMessages(
  { bodies, doc, blockId }: BlockQuery,
  shown: LayoutDevice,
): readonly string[] {
  if (isArea(doc)) return [];
  const page = bodies.get(doc);
  const block = { id: blockId, section: textAt(recordAt(page, 'blocks')[blockId], 'section') };
  const overlappedNames = (device: LayoutDevice) => {
    const names = overlappingBlocks(page, block, device).map(({ body }) => `“${blockName(body, bodies)}”`);
    return names.length === 0 ? '' : new Intl.ListFormat('en').format(names);
  };
  const [shownDevice, otherDevice] =
    shown === 'phone' ? (['phone', 'desktop'] as const) : (['desktop', 'phone'] as const);
  const [names, others] = [overlappedNames(shownDevice), overlappedNames(otherDevice)];
  const other = otherDevice === 'phone' ? 'overlap.phone' : 'overlap.wide';
  return [
    ...(names === '' ? [] : [t('overlap.here', { names })]),
    ...(others === '' ? [] : [t(other, { names: others })]),
  ];
}

/** Describes the new position of a block for screen readers. */
export function moveMessage(block: BlockQuery, shown: LayoutDevice): string {
  const { bodies, doc, blockId } = block;
  const { col, span, row } = cellOf(recordAt(bodies.get(doc), 'blocks')[blockId], shown);
  const step = columnStepOf(doc);
  const position = t('canvas.moved', {
    col: Math.ceil(col / step),
    end: Math.ceil((col + span - 1) / step),
    row,
  });
  return [position, ...overlapMessages(block, shown)].join('. ');
}

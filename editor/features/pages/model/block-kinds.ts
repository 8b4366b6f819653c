import { type Bodies, blockText, shortened } from '../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { numberAt, recordAt, textsAt } from '../../../core/model/json-access.ts';
import { ALL_KINDS } from '../kinds/all-kinds.ts';
import type { BlockKindRecord } from '../kinds/block-kind.ts';
import { k } from '../kinds/kinds-strings.ts';
import { t } from '../strings/pages-strings.ts';

export type BlockKind = keyof typeof ALL_KINDS;

/** Block kinds that can be added and edited, in menu order. */
export const BLOCK_KINDS = Object.keys(ALL_KINDS) as readonly BlockKind[];

export function recordOfKind(kind: BlockKind): BlockKindRecord {
  return ALL_KINDS[kind];
}

/** The numeric type of a block kind in documents. */
export function numberOfKind(kind: BlockKind): number {
  return BLOCK_TYPE[recordOfKind(kind).format];
}

/** The kind of a block, or undefined for blocks that cannot be edited here. */
export function kindOfBlock(block: unknown): BlockKind | undefined {
  const number = numberAt(block, 'kind');
  return number === undefined ? undefined : BLOCK_KINDS.find((kind) => numberOfKind(kind) === number);
}

export function kindName(kind: BlockKind | undefined): string {
  return kind === undefined ? t('block.other') : k(recordOfKind(kind).name);
}

/**
 * Accessible name of a block: "Text: Pots that are used up slowly". Images and products have the title of their
 * document. A block without contents has the name of its kind.
 */
export function blockName(block: unknown, bodies: Bodies): string {
  const kind = kindOfBlock(block);
  const content = blockPlainText(block, bodies).replace(/\s+/g, ' ').trim();
  if (content === '') return kindName(kind);
  return t('block.named', { kind: kindName(kind), text: shortened(content) });
}

function blockPlainText(block: unknown, bodies: Bodies): string {
  const content = blockText(recordAt(block).value, (key) => bodies.get(key));
  const count = textsAt(block, 'value', 'assetIds').length;
  return content || (count > 0 ? t('block.images', { count }) : '');
}

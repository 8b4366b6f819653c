import { type Bodies, blockText, shortened } from '../../../../compiler/model/index.ts';
import { BLOCK_TYPE, isBlockType } from '../../../../formatters/vocabulary/content/block-type.ts';
import { numberAt, recordAt, textsAt } from '../../../core/model/json-access.ts';
import { t } from '../strings/pages-strings.ts';

/** Block kinds that can be added and edited, in menu order. */
export const BLOCK_KINDS = [
  'text',
  'image',
  'gallery',
  'video',
  'chart',
  'button',
  'quote',
  'form',
  'newsletter',
  'product',
  'summary',
  'code',
  'markdown',
] as const;

export type BlockKind = (typeof BLOCK_KINDS)[number];

const TYPE_NUMBERS: Readonly<Record<BlockKind, number>> = {
  text: BLOCK_TYPE.html,
  image: BLOCK_TYPE.image,
  gallery: BLOCK_TYPE.gallery,
  video: BLOCK_TYPE.video,
  chart: BLOCK_TYPE.chart,
  button: BLOCK_TYPE.button,
  quote: BLOCK_TYPE.quote,
  form: BLOCK_TYPE.form,
  newsletter: BLOCK_TYPE.newsletter,
  product: BLOCK_TYPE.product,
  summary: BLOCK_TYPE['summary-v2'],
  code: BLOCK_TYPE.code,
  markdown: BLOCK_TYPE.markdown,
};

/** The numeric type of a block kind in documents. */
export function numberOfKind(kind: BlockKind): number {
  return TYPE_NUMBERS[kind];
}

/** The kind of a block, or undefined for blocks that cannot be edited here. */
export function kindOfBlock(block: unknown): BlockKind | undefined {
  const number = numberAt(block, 'kind');
  return isBlockType(number) ? BLOCK_KINDS.find((kind) => TYPE_NUMBERS[kind] === number) : undefined;
}

export function kindName(kind: BlockKind | undefined): string {
  return t(`block.${kind ?? 'other'}`);
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

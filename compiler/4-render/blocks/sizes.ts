import { type Block, COLUMNS } from '../../model/documents/layout.ts';

/** Widest phone: the desktop layout begins one pixel later (R-COMP-BREAK-01, -02). */
export const PHONE_MAX_WIDTH = 432;

/** Share of the block's width that an image in it has. */
export interface Share {
  readonly phone: number;
  readonly desktop: number;
}

const WHOLE: Share = { phone: 1, desktop: 1 };

/** Returns `sizes` for an image of a block: the block's columns on phones and on wider screens. */
export function sizesOf(layout: Block['layout'], share: Share = WHOLE): string {
  const { phone, desktop } = layout ?? {};
  const width = (span: number | undefined, part: number) =>
    `${Math.ceil(((span ?? COLUMNS) / COLUMNS) * part * 100)}vw`;
  return `(max-width: ${PHONE_MAX_WIDTH}px) ${width(phone?.span, share.phone)}, ${width(desktop?.span, share.desktop)}`;
}

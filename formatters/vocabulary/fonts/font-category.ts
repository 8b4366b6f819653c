/** The categories of the font picker, in its order (R-FONT-PICK-02). */
export const FONT_CATEGORIES = [
  'Sans Serif',
  'Serif',
  'Display',
  'Script',
  'Slab Serif',
  'Mono',
  'Other',
] as const;

export type FontCategory = (typeof FONT_CATEGORIES)[number];

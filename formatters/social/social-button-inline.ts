import type { Formatter } from '../contract.ts';
import { shareButtons } from './share-buttons.ts';

/** `{item|social-button-inline}`: the inline container of the item's share buttons (language reference 17.6). */
export const socialButtonInline: Formatter = {
  name: 'social-button-inline',
  family: 'social',
  reads: 'scope',
  prepare: (_args, dialect) => shareButtons(dialect, { tag: 'span', style: 'inline-style' }),
};

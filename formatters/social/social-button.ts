import type { Formatter } from '../contract.ts';
import { shareButtons } from './share-buttons.ts';

/** `{item|social-button}`: the block container of the item's share buttons (language reference 17.6). */
export const socialButton: Formatter = {
  name: 'social-button',
  family: 'social',
  reads: 'scope',
  prepare: (_args, dialect) => shareButtons(dialect, { tag: 'div', style: 'button-style' }),
};

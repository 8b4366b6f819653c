import { SquareMousePointer } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const button: BlockKindRecord = {
  format: 'button',
  name: 'kind.button.name',
  about: 'kind.button.about',
  icon: SquareMousePointer,
  group: 'basic',
  span: 6,
  // Without a link: the canvas and the inspector ask for one, and published pages leave the button out.
  newValue: () => ({ value: { label: t('block.newButton'), href: '' } }),
};

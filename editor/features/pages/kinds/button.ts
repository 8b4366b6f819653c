import { SquareMousePointer } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const button: BlockKindRecord = {
  format: 'button',
  name: 'Button',
  about: 'Link to a page or URL',
  icon: SquareMousePointer,
  group: 'basic',
  span: 6,
  newValue: () => ({ value: { label: t('block.newButton'), href: '/' } }),
  fields: {
    label: { label: 'Label', invalid: 'Enter the text of the button.' },
    href: { label: 'Link' },
    newWindow: { label: 'Open the link in a new window' },
  },
};

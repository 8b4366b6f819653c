import { Minus } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const line: BlockKindRecord = {
  format: 'horizontalrule',
  name: 'Line',
  about: 'Divides the page',
  icon: Minus,
  group: 'basic',
  newValue: () => ({ value: { design: 'solid' } }),
  fields: {
    design: {
      label: 'Style',
      fallback: 'solid',
      options: { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted', double: 'Double' },
    },
    width: { label: 'Width', fallback: 'full', options: { full: 'Full', short: 'Short' } },
    alignment: {
      label: 'Alignment',
      fallback: 'center',
      options: { left: 'Left', center: 'Center', right: 'Right' },
    },
  },
};

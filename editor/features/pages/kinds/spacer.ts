import { MoveVertical } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const spacer: BlockKindRecord = {
  format: 'spacer',
  name: 'Spacer',
  about: 'Empty space between blocks',
  icon: MoveVertical,
  group: 'basic',
  newValue: () => ({ value: { size: 'medium' } }),
  fields: {
    size: {
      label: 'Height',
      fallback: 'medium',
      options: { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Extra large' },
    },
  },
};

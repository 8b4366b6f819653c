import { MoveVertical } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const spacer: BlockKindRecord = {
  format: 'spacer',
  name: 'kind.spacer.name',
  about: 'kind.spacer.about',
  icon: MoveVertical,
  group: 'basic',
  newValue: () => ({ value: { size: 'medium' } }),
};

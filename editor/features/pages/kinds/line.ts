import { Minus } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const line: BlockKindRecord = {
  format: 'horizontalrule',
  name: 'kind.line.name',
  about: 'kind.line.about',
  icon: Minus,
  group: 'basic',
  newValue: () => ({ value: { design: 'solid' } }),
};

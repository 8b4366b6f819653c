import { Minus } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const line: BlockKindRecord = {
  format: 'horizontalrule',
  name: 'kind.line.name',
  about: 'kind.line.about',
  icon: Minus,
  group: 'basic',
  newValue: () => ({ value: { design: 'solid' } }),
  fields: {
    design: {
      label: 'kind.style',
      fallback: 'solid',
      options: { solid: 'kind.solid', dashed: 'kind.dashed', dotted: 'kind.dotted', double: 'kind.double' },
    },
    width: { label: 'kind.width', fallback: 'full', options: { full: 'kind.full', short: 'kind.short' } },
    alignment: {
      label: 'kind.alignment',
      fallback: 'center',
      options: { left: 'kind.left', center: 'kind.center', right: 'kind.right' },
    },
  },
};

import { Type } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const text: BlockKindRecord = {
  format: 'html',
  name: 'kind.text.name',
  about: 'kind.text.about',
  icon: Type,
  group: 'basic',
  span: 12,
  newValue: () => ({ value: { markdown: t('block.newText') } }),
};

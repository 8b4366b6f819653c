import { Hash } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const markdown: BlockKindRecord = {
  format: 'markdown',
  name: 'Markdown',
  about: 'Markdown text',
  icon: Hash,
  group: 'more',
  newValue: () => ({ value: { markdown: t('block.newText') } }),
};

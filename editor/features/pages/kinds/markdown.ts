import { Hash } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const markdown: BlockKindRecord = {
  format: 'markdown',
  name: 'kind.markdown.name',
  about: 'kind.markdown.about',
  icon: Hash,
  group: 'more',
  newValue: () => ({ value: { markdown: t('block.newText') } }),
};

import { Quote } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const quote: BlockKindRecord = {
  format: 'quote',
  name: 'Quote',
  about: 'A quote and its source',
  icon: Quote,
  group: 'basic',
  span: 14,
  newValue: () => ({ value: { quote: t('block.newQuote') } }),
  fields: { quote: { label: 'Quote', isLong: true }, source: { label: 'Attribution' } },
};

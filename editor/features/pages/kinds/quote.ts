import { Quote } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const quote: BlockKindRecord = {
  format: 'quote',
  name: 'kind.quote.name',
  about: 'kind.quote.about',
  icon: Quote,
  group: 'basic',
  span: 14,
  newValue: () => ({ value: { quote: t('block.newQuote') } }),
};

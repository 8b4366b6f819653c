import { Code } from 'lucide-react';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const code: BlockKindRecord = {
  format: 'code',
  name: 'kind.code.name',
  about: 'kind.code.about',
  icon: Code,
  group: 'more',
  newValue: ({ may }) =>
    may('code.write') ? { value: { html: '' } } : { missing: t('block.needsCodePermission') },
};

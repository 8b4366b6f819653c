import { ClipboardList } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withForm } from './new-value.ts';

export const form: BlockKindRecord = {
  format: 'form',
  name: 'kind.form.name',
  about: 'kind.form.about',
  icon: ClipboardList,
  group: 'site',
  span: 12,
  newValue: (site) => withForm('contact', site),
};

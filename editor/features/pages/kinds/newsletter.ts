import { Mail } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withForm } from './new-value.ts';

export const newsletter: BlockKindRecord = {
  format: 'newsletter',
  name: 'Newsletter',
  about: 'Collect email addresses',
  icon: Mail,
  group: 'site',
  newValue: (site) => withForm('newsletter', site),
  fields: { title: { label: 'Title' }, description: { label: 'Description (Markdown)', isLong: true } },
};

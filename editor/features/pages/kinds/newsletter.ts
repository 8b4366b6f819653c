import { Mail } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withForm } from './new-value.ts';

export const newsletter: BlockKindRecord = {
  format: 'newsletter',
  name: 'kind.newsletter.name',
  about: 'kind.newsletter.about',
  icon: Mail,
  group: 'site',
  newValue: (site) => withForm('newsletter', site),
};

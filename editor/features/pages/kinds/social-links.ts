import { Share2 } from 'lucide-react';
import { SETTINGS_KEY } from '../../../core/model/documents.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import type { BlockKindRecord } from './block-kind.ts';

export const socialLinks: BlockKindRecord = {
  format: 'socialaccountlinks-v2',
  name: 'Social links',
  about: 'Icons of your social profiles',
  icon: Share2,
  group: 'site',
  span: 12,
  newValue: ({ bodies }) => {
    const accounts = recordAt(bodies.get(SETTINGS_KEY), 'website').socialAccounts;
    return Array.isArray(accounts) && accounts.length > 0
      ? { value: { size: 'medium' } }
      : { missing: 'Add social links under Settings first' };
  },
  fields: {
    size: {
      label: 'Size',
      fallback: 'medium',
      options: { small: 'Small', medium: 'Medium', large: 'Large' },
    },
    alignment: {
      label: 'Alignment',
      fallback: 'left',
      options: { left: 'Left', center: 'Center', right: 'Right' },
    },
    showNames: { label: 'Show names' },
  },
};

import { Share2 } from 'lucide-react';
import { SETTINGS_KEY } from '../../../core/model/documents.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import type { BlockKindRecord } from './block-kind.ts';
import { k } from './kinds-strings.ts';

export const socialLinks: BlockKindRecord = {
  format: 'socialaccountlinks-v2',
  name: 'kind.socialLinks.name',
  about: 'kind.socialLinks.about',
  icon: Share2,
  group: 'site',
  span: 12,
  newValue: ({ bodies }) => {
    const accounts = recordAt(bodies.get(SETTINGS_KEY), 'website').socialAccounts;
    return Array.isArray(accounts) && accounts.length > 0
      ? { value: { size: 'medium' } }
      : { missing: k('kind.needsSocialLinks') };
  },
};

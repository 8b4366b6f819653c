import { AppWindow } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const embed: BlockKindRecord = {
  format: 'embed',
  name: 'kind.embed.name',
  about: 'kind.embed.about',
  icon: AppWindow,
  group: 'media',
  newValue: () => ({ value: { url: 'https://example.com/' } }),
};

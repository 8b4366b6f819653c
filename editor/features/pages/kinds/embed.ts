import { AppWindow } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const embed: BlockKindRecord = {
  format: 'embed',
  name: 'Embed',
  about: 'A player, calendar or page of another site',
  icon: AppWindow,
  group: 'media',
  newValue: () => ({ value: { url: 'https://example.com/' } }),
  fields: {
    url: {
      label: 'URL',
      help: 'Visitors choose to load it. Sites decide whether their pages may be embedded.',
      invalid: 'Enter a URL that starts with https://.',
    },
    html: {
      label: 'Embed code',
      help: 'Instead of a URL. Only the URL of its frame is used.',
      isLong: true,
    },
    title: { label: 'Title', help: 'For screen readers.' },
    ratio: {
      label: 'Aspect ratio',
      fallback: 'wide',
      options: {
        wide: 'Widescreen (16:9)',
        standard: 'Standard (4:3)',
        square: 'Square (1:1)',
        bar: 'Low, for audio players',
      },
    },
  },
};

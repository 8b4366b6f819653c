import { AppWindow } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const embed: BlockKindRecord = {
  format: 'embed',
  name: 'kind.embed.name',
  about: 'kind.embed.about',
  icon: AppWindow,
  group: 'media',
  newValue: () => ({ value: { url: 'https://example.com/' } }),
  fields: {
    url: {
      label: 'kind.url',
      help: 'kind.embedUrlHelp',
      invalid: 'kind.invalidUrl',
    },
    html: {
      label: 'kind.embedCode',
      help: 'kind.embedCodeHelp',
      isLong: true,
    },
    title: { label: 'kind.title', help: 'kind.forScreenReaders' },
    ratio: {
      label: 'kind.aspectRatio',
      fallback: 'wide',
      options: {
        wide: 'kind.ratioWide',
        standard: 'kind.ratioStandard',
        square: 'kind.ratioSquare',
        bar: 'kind.ratioBar',
      },
    },
  },
};

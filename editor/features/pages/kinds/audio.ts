import { Music } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const audio: BlockKindRecord = {
  format: 'audio',
  name: 'Audio',
  about: 'A track or podcast with a player',
  icon: Music,
  group: 'media',
  span: 12,
  newValue: () => ({ value: { title: 'Track title' } }),
  fields: {
    assetId: { label: 'Audio file', media: 'audio' },
    url: { label: 'URL of an audio file' },
    title: { label: 'Title' },
    author: { label: 'Artist or show' },
    mainImageId: { label: 'Cover' },
  },
};

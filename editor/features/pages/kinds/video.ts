import { CirclePlay } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const video: BlockKindRecord = {
  format: 'video',
  name: 'Video',
  about: 'From YouTube, Vimeo or your files',
  icon: CirclePlay,
  group: 'media',
  newValue: () => ({ value: {} }),
};

import { CirclePlay } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const video: BlockKindRecord = {
  format: 'video',
  name: 'kind.video.name',
  about: 'kind.video.about',
  icon: CirclePlay,
  group: 'media',
  newValue: () => ({ value: {} }),
};

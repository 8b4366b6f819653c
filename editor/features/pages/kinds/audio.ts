import { Music } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { k } from './kinds-strings.ts';

export const audio: BlockKindRecord = {
  format: 'audio',
  name: 'kind.audio.name',
  about: 'kind.audio.about',
  icon: Music,
  group: 'media',
  span: 12,
  newValue: () => ({ value: { title: k('kind.sampleTrack') } }),
};

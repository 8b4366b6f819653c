import { MapPin } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { k } from './kinds-strings.ts';

export const map: BlockKindRecord = {
  format: 'map',
  name: 'kind.map.name',
  about: 'kind.map.about',
  icon: MapPin,
  group: 'media',
  newValue: () => ({ value: { address: k('kind.sampleAddress'), location: '51.4779, -0.0015' } }),
};

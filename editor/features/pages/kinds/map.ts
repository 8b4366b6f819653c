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
  fields: {
    address: { label: 'kind.address' },
    location: {
      label: 'kind.location',
      help: 'kind.locationHelp',
      invalid: 'kind.invalidLocation',
    },
    zoom: { label: 'kind.zoom', fallback: 15 },
    height: {
      label: 'kind.height',
      fallback: 'medium',
      options: { small: 'kind.small', medium: 'kind.medium', large: 'kind.large' },
    },
  },
};

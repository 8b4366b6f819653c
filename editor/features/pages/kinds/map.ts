import { MapPin } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';

export const map: BlockKindRecord = {
  format: 'map',
  name: 'Map',
  about: 'Where to find you, from OpenStreetMap',
  icon: MapPin,
  group: 'media',
  newValue: () => ({ value: { address: 'Royal Observatory, Greenwich', location: '51.4779, -0.0015' } }),
  fields: {
    address: { label: 'Address' },
    location: {
      label: 'Location',
      help: 'Latitude and longitude such as 51.4779, -0.0015, or a URL copied from OpenStreetMap or Google Maps.',
      invalid: 'Enter a latitude and longitude, or the URL of a map.',
    },
    zoom: { label: 'Zoom', fallback: 15 },
    height: {
      label: 'Height',
      fallback: 'medium',
      options: { small: 'Small', medium: 'Medium', large: 'Large' },
    },
  },
};

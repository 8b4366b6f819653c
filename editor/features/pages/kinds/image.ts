import { Image } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withImages } from './new-value.ts';

export const image: BlockKindRecord = {
  format: 'image',
  name: 'Image',
  about: 'With an optional caption',
  icon: Image,
  group: 'basic',
  span: 12,
  newValue: (site) => withImages('image', site),
};

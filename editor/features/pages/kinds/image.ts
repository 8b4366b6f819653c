import { Image } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withImages } from './new-value.ts';

export const image: BlockKindRecord = {
  format: 'image',
  name: 'kind.image.name',
  about: 'kind.image.about',
  icon: Image,
  group: 'basic',
  span: 12,
  newValue: (site) => withImages('image', site),
};

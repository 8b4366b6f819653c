import { Images } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withImages } from './new-value.ts';

export const gallery: BlockKindRecord = {
  format: 'gallery',
  name: 'Gallery',
  about: 'Grid, slideshow or slider of images',
  icon: Images,
  group: 'media',
  newValue: (site) => withImages('gallery', site),
};

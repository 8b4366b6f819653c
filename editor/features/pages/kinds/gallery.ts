import { Images } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { withImages } from './new-value.ts';

export const gallery: BlockKindRecord = {
  format: 'gallery',
  name: 'kind.gallery.name',
  about: 'kind.gallery.about',
  icon: Images,
  group: 'media',
  newValue: (site) => withImages('gallery', site),
};

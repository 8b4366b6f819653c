import { VIDEO_TEMPLATE } from '../../templates/video-template.ts';
import { videoData } from '../video-data.ts';
import { VIDEO_STYLES } from '../video-styles.ts';
import type { BlockRendering } from './block-rendering.ts';

export const video: BlockRendering<'video'> = {
  template: VIDEO_TEMPLATE,
  data: videoData,
  styles: VIDEO_STYLES,
};

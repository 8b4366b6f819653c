import type { Formatter } from '../contract.ts';
import { absUrl } from './AbsUrl.ts';
import { audioPlayer } from './audio-player.ts';
import { capitalize } from './capitalize.ts';
import { colorWeight } from './colors/color-weight.ts';
import { websiteColor } from './colors/website-color.ts';
import { humanizeDuration } from './humanizeDuration.ts';
import { childImageMeta } from './images/child-image-meta.ts';
import { coverImageMeta } from './images/cover-image-meta.ts';
import { image } from './images/image.ts';
import { imageColor } from './images/image-color.ts';
import { imageMeta } from './images/image-meta.ts';
import { imageSrcset } from './images/image-srcset.ts';
import { itemClasses } from './item-classes.ts';
import { height } from './sizes/height.ts';
import { resizedHeightForWidth } from './sizes/resizedHeightForWidth.ts';
import { resizedWidthForHeight } from './sizes/resizedWidthForHeight.ts';
import { squarespaceThumbnailForHeight } from './sizes/squarespaceThumbnailForHeight.ts';
import { squarespaceThumbnailForWidth } from './sizes/squarespaceThumbnailForWidth.ts';
import { width } from './sizes/width.ts';
import { video } from './video.ts';

export const contentFormatters: readonly Formatter[] = [
  absUrl,
  audioPlayer,
  capitalize,
  childImageMeta,
  colorWeight,
  coverImageMeta,
  height,
  humanizeDuration,
  image,
  imageColor,
  imageMeta,
  imageSrcset,
  itemClasses,
  resizedHeightForWidth,
  resizedWidthForHeight,
  squarespaceThumbnailForHeight,
  squarespaceThumbnailForWidth,
  video,
  websiteColor,
  width,
];

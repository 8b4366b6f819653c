import { z } from 'zod';
import { isBackgroundSource } from '../../../formatters/vocabulary/content/background-source.ts';

/** What templates show behind content (BACKGROUND_SOURCE): 1 uploaded image, 2 Instagram, 3 video, 4 nothing. */
export const backgroundSourceSchema = z
  .number()
  .refine(isBackgroundSource, 'must be 1 (upload), 2 (Instagram), 3 (video) or 4 (none)');

import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

const MAX_TIME = Date.UTC(2200, 0);

const schema = z.strictObject({
  /** Epoch milliseconds. */
  until: z.int().min(0).max(MAX_TIME),
  title: z.string().max(200).optional(),
  /** Shown when the time has come. */
  doneText: z.string().max(500).optional(),
});

export const countdownBlock: BlockFormat<typeof schema> = { schema };

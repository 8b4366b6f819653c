import { chartSchema } from '../chart.ts';
import type { BlockFormat } from './block-format.ts';

export const chartBlock: BlockFormat<typeof chartSchema> = { schema: chartSchema };

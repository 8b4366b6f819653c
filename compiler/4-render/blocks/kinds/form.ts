import type { BlockRendering } from './block-rendering.ts';

/** `html` is the form, which the renderer of blocks renders earlier with the shared form template. */
export const form: BlockRendering<'form'> = { template: '{html}', data: () => ({}) };

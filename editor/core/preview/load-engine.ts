import { loadPreview } from '../../../compiler/index.ts';

/** Loads the compiler and the formatters of prices and dates in parallel, before they are needed. */
export async function loadEngine(): Promise<void> {
  await Promise.all([loadPreview(), import('./create-locale.ts')]);
}

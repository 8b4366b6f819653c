import { useCallback } from 'react';
import { blockName } from '../model/block-kinds.ts';
import { useOutline } from './use-outline.ts';

/** Returns a function that names blocks, with the current names of their images and products. */
export function useBlockName(): (block: unknown) => string {
  const bodies = useOutline();
  return useCallback((block) => blockName(block, bodies), [bodies]);
}

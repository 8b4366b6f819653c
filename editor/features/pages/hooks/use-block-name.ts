import { useCallback } from 'react';
import { blockName } from '../model/block-kinds.ts';
import { useOutline } from './use-outline.ts';

/** What blocks are called, also when the picture or product that they show is called something else by now. */
export function useBlockName(): (block: unknown) => string {
  const bodies = useOutline();
  return useCallback((block) => blockName(block, bodies), [bodies]);
}

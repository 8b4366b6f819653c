import { useMemo } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { blocksOf, type PageBlock } from '../model/page-layout.ts';

/** The blocks of a page in reading order. Changes of its other fields do not render the component. */
export function useBlocks(doc: DocKey): readonly PageBlock[] {
  const blocks = useOpState(({ head }) => recordAt(head.get(doc)).blocks);
  const sections = useOpState(({ head }) => recordAt(head.get(doc)).sections);
  return useMemo(() => blocksOf({ blocks, sections }), [blocks, sections]);
}

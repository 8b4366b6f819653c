import { useMemo } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies, useOpState } from '../../core/hooks/use-documents.ts';
import { listedDocument } from '../../core/model/documents.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';
import { ItemList } from '../../ui/layout/item-list.tsx';
import css from './assets.module.css';
import { t } from './strings.ts';
import { usedOn } from './used-on.ts';

/** Lists the documents that use a file: of those that are not loaded, the server knows. */
export function FileUses({ assetId }: { readonly assetId: string }) {
  const { api } = useEditor();
  const isComplete = useOpState(({ summarized }) => summarized.size === 0);
  const query = useServer([...SERVER.fileUses, assetId], () => api.findFileUses([assetId]), {
    isDisabled: isComplete,
  });
  if (isComplete) return <UsesList assetId={assetId} saved={NO_DOCUMENTS} />;
  return <QueryContent from={query}>{(saved) => <UsesList assetId={assetId} saved={saved} />}</QueryContent>;
}

const NO_DOCUMENTS: readonly DocKey[] = [];

interface UsesListProps {
  readonly assetId: string;
  /** Documents that use the file according to the server. */
  readonly saved: readonly DocKey[];
}

function UsesList({ assetId, saved }: UsesListProps) {
  const bodies = useBodies();
  const summarized = useOpState((state) => state.summarized);
  const items = useMemo(() => {
    const keys = [
      ...saved.filter((key) => summarized.has(key) && bodies.has(key)),
      ...usedOn(bodies, assetId).map(({ key }) => key),
    ];
    return [...new Set(keys)].map((key) => listedDocument(key, bodies.get(key)));
  }, [bodies, summarized, saved, assetId]);
  return items.length === 0 ? <p className={css.help}>{t('assets.notUsed')}</p> : <ItemList items={items} />;
}

import { useCallback } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useUnsavedIn } from '../../core/drafts/use-unsaved-in.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import { docsOf } from '../../core/operations/changes/change.ts';
import { useLoadDocuments } from '../../core/server/use-load-documents.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { replaceTaxons } from './commands/replace-taxons.ts';
import type { Replacement } from './commands/replacement.ts';
import { cutItems, taggedItems } from './model/tagged-items.ts';
import { t } from './strings.ts';

/**
 * Merges or removes tags or categories, in as many transactions as their items need: a further one is made when the
 * one before it is saved. Resolves to false, and notifies the user, when it cannot be finished; doing it again
 * continues.
 */
export function useReplaceTaxons(): (replacement: Replacement, label: string) => Promise<boolean> {
  const { store, sync } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const isUnsavedIn = useUnsavedIn();
  const loadDocuments = useLoadDocuments();
  return useCallback(
    async (replacement, label) => {
      const command = replaceTaxons(replacement, label);
      const next = () => command(store.states.getState().head).ops;
      const isPending = (docs: ReadonlySet<DocKey>) =>
        store.states.getState().pending.some(({ ops }) => ops.some(({ doc }) => docs.has(doc)));
      const { head, confirmed, summarized } = store.states.getState();
      if (replacement.target !== undefined && !head.has(`taxon:${replacement.target}`)) {
        notify({ text: t('tags.targetGone'), isBad: true });
        return false;
      }
      if (!(await loadDocuments(cutItems(head, summarized)))) return false;
      // Also what is no longer in the head: discarding that change would bring it back.
      const tagged = [head, confirmed].flatMap((each) =>
        taggedItems(each, replacement.type, replacement.removed),
      );
      if (isUnsavedIn(tagged.map(({ key }) => key))) return false;
      for (let ops = next(); ops.length > 0; ops = next()) {
        const docs = docsOf(ops);
        if (!(await loadDocuments([...docs])) || !run(command)) return false;
        if (next().length === 0) return true;
        await sync.flush();
        if (!isPending(docs)) continue;
        notify({ text: t('tags.unfinished'), isBad: true });
        return false;
      }
      return true;
    },
    [store, sync, run, notify, isUnsavedIn, loadDocuments],
  );
}

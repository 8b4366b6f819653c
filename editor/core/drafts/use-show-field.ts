import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { titleOf } from '../model/documents.ts';
import { changesBetween } from '../operations/changes/differences.ts';
import type { FieldError } from '../operations/state/rejection.ts';
import type { OpStore } from '../operations/store/op-store.ts';
import { useNavigateTo } from '../shell/use-navigate-to.ts';
import { t } from '../strings/core-strings.ts';
import { describeError, withLocalMessage } from './describe-error.ts';
import { fieldScreen } from './field-screen.ts';
import { showField, waitForInvalidField } from './invalid-field.ts';

/**
 * Opens the screen of an invalid field and focuses it. A value that no field of the screen shows, such as the position
 * of a block, can be discarded instead.
 */
export function useShowField(): (error: FieldError) => void {
  const { store, checks } = useEditor();
  const router = useRouter();
  const navigate = useNavigateTo();
  const notify = useNotify();
  return useCallback(
    (rejected) => {
      const { head } = store.states.getState();
      const error = withLocalMessage(rejected, checks.getState().check, head);
      const screen = fieldScreen(error, head.get(error.doc));
      const { pathname, href } = router.state.location;
      if (screen !== undefined && screen !== pathname && screen !== href) navigate(screen);
      void waitForInvalidField(error.message).then((field) => {
        if (field !== undefined) return showField(field);
        notify({
          text: describeError(error, store.states.getState().head),
          isBad: true,
          action: { label: t('dirty.discard'), onPress: () => discardChanges(store, error.doc) },
        });
      });
    },
    [store, checks, router, navigate, notify],
  );
}

/** Reverts a document to its last saved state in one undo step. */
function discardChanges(store: OpStore, doc: DocKey): void {
  const { staged, head, confirmed } = store.states.getState();
  const label = t('dirty.discardLabel', { title: titleOf(doc, head.get(doc)) });
  if (staged.has(doc)) store.discard(doc, label);
  else store.run((bodies) => ({ label, ops: changesBetween(doc, bodies.get(doc), confirmed.get(doc)) }));
}

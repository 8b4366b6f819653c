import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { useBody } from '../hooks/use-documents.ts';
import { titleOf } from '../model/documents.ts';
import { differences } from '../operations/changes/differences.ts';
import { savedBodies } from '../operations/state/outbox.ts';
import { t } from '../strings/core-strings.ts';
import { ChangesList } from './changes-list.tsx';
import css from './save-bar.module.css';
import type { ManualSave } from './use-manual-save.ts';

export interface UnsavedWorkProps {
  readonly doc: DocKey;
  readonly manualSave: ManualSave;
}

/**
 * The bar that appears with the first unsaved change, and the prompt on leaving the screen (R-SHELL-DIRTY-01, -02):
 * Save saves and leaves, Discard reverts and leaves, Review Changes stays and lists the changes.
 */
export function UnsavedWork({ doc, manualSave }: UnsavedWorkProps) {
  const [isReviewed, setReviewed] = useState(false);
  return (
    <>
      {manualSave.isDirty && <UnsavedBar manualSave={manualSave} onReview={() => setReviewed(true)} />}
      <LeavePrompt doc={doc} manualSave={manualSave} onReview={() => setReviewed(true)} />
      <Changes doc={doc} isOpen={isReviewed} onClose={() => setReviewed(false)} />
    </>
  );
}

interface BarProps {
  readonly manualSave: ManualSave;
  readonly onReview: () => void;
}

function UnsavedBar({ manualSave: { save, discard, showInvalid }, onReview }: BarProps) {
  const discardAll = () => {
    discard();
    focusMain();
  };
  return (
    <section className={css.bar} data-bottom-bar aria-label={t('dirty.bar')}>
      <span className={css.status}>
        <span className={css.text}>{t('dirty.bar')}</span>
        {showInvalid !== undefined && (
          <Button variant="danger" isSmall onPress={showInvalid}>
            {t('save.showField')}
          </Button>
        )}
      </span>
      <Button variant="quiet" isSmall onPress={onReview}>
        {t('dirty.review')}
      </Button>
      <Button isSmall onPress={discardAll}>
        {t('dirty.discard')}
      </Button>
      <Button variant="primary" isSmall onPress={() => void save().then((isSaved) => isSaved && focusMain())}>
        {t('dirty.save')}
      </Button>
    </section>
  );
}

function LeavePrompt({ doc, manualSave, onReview }: UnsavedWorkProps & BarProps) {
  const title = useTitle(doc);
  const { isBlocked, proceed, reset } = useNavigationBlocker(manualSave.isDirty);
  const review = () => {
    reset();
    onReview();
  };
  const discard = () => {
    manualSave.discard();
    proceed();
  };
  const save = () => void manualSave.save().then((isSaved) => (isSaved ? proceed() : reset()));
  return (
    <Dialog
      title={t('dirty.title')}
      size="small"
      isOpen={isBlocked}
      onClose={reset}
      isRequired
      actions={
        <>
          <Button variant="quiet" onPress={review}>
            {t('dirty.review')}
          </Button>
          <Button onPress={discard}>{t('dirty.discard')}</Button>
          <Button variant="primary" autoFocus onPress={save}>
            {t('dirty.save')}
          </Button>
        </>
      }
    >
      {t('dirty.text', { title })}
    </Dialog>
  );
}

/** Blocks navigation while there are unsaved changes. */
function useNavigationBlocker(isDirty: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: false,
  });
  return {
    isBlocked: blocker.status === 'blocked',
    proceed: () => {
      if (blocker.status === 'blocked') blocker.proceed();
    },
    reset: () => {
      if (blocker.status === 'blocked') blocker.reset();
    },
  };
}

interface ChangesProps {
  readonly doc: DocKey;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Changes({ doc, isOpen, onClose }: ChangesProps) {
  const { store } = useEditor();
  const body = useBody(doc);
  const title = useTitle(doc);
  // Changes that are being sent count as saved and are not listed.
  const changes = () => differences(savedBodies(store.states.getState()).get(doc), body);
  return (
    <Dialog
      title={t('dirty.reviewTitle', { title })}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('kit.close')}</Button>}
    >
      <ChangesList doc={doc} body={body} differences={isOpen ? changes() : []} />
    </Dialog>
  );
}

function useTitle(doc: DocKey): string {
  return titleOf(doc, useBody(doc));
}

import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocKey } from '../../compiler/model/index.ts';
import { useOpState } from '../hooks/use-documents.ts';
import type { Held } from '../hooks/use-held.ts';
import { Button } from '../kit/buttons/button.tsx';
import { focusMain } from '../kit/focus-main.ts';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { titleOf } from '../model/documents.ts';
import { differences, type OpState } from '../ops/index.ts';
import { t } from '../strings.ts';
import { ChangesList } from './changes-list.tsx';
import css from './unsaved-work.module.css';

export interface UnsavedWorkProps {
  readonly doc: DocKey;
  readonly held: Held;
}

/**
 * The bar that shows up with the first unsaved change, and the question when somebody leaves (R-SHELL-DIRTY-01, -02): Save
 * stores and leaves, Discard takes the changes back and leaves, Review Changes stays and lists them.
 */
export function UnsavedWork({ doc, held }: UnsavedWorkProps) {
  const [isReviewed, setReviewed] = useState(false);
  const { isDirty, save, discard } = held;
  const body = useOpState((state: OpState) => state.head.get(doc));
  const before = useOpState((state: OpState) => state.confirmed.get(doc));
  const title = titleOf(doc, body);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: false,
  });
  const isAsked = blocker.status === 'blocked';
  const leave = () => {
    if (blocker.status === 'blocked') blocker.proceed();
  };
  const stay = () => {
    if (blocker.status === 'blocked') blocker.reset();
  };
  const review = () => {
    stay();
    setReviewed(true);
  };
  return (
    <>
      {isDirty && (
        <section className={css.bar} data-bottom-bar aria-label={t('dirty.bar')}>
          <span className={css.text}>{t('dirty.bar')}</span>
          <Button variant="quiet" isSmall onPress={() => setReviewed(true)}>
            {t('dirty.review')}
          </Button>
          <Button
            isSmall
            onPress={() => {
              discard();
              focusMain();
            }}
          >
            {t('dirty.discard')}
          </Button>
          <Button
            variant="primary"
            isSmall
            onPress={() => void save().then((isSaved) => isSaved && focusMain())}
          >
            {t('dirty.save')}
          </Button>
        </section>
      )}
      <Dialog
        title={t('dirty.title')}
        size="small"
        isOpen={isAsked}
        onClose={stay}
        mustAnswer
        actions={
          <>
            <Button variant="quiet" onPress={review}>
              {t('dirty.review')}
            </Button>
            <Button
              onPress={() => {
                discard();
                leave();
              }}
            >
              {t('dirty.discard')}
            </Button>
            <Button
              variant="primary"
              autoFocus
              onPress={() => void save().then((isSaved) => (isSaved ? leave() : stay()))}
            >
              {t('dirty.save')}
            </Button>
          </>
        }
      >
        {t('dirty.text', { title })}
      </Dialog>
      <Dialog
        title={t('dirty.reviewTitle', { title })}
        isOpen={isReviewed}
        onClose={() => setReviewed(false)}
        actions={<Button onPress={() => setReviewed(false)}>{t('kit.close')}</Button>}
      >
        <ChangesList doc={doc} body={body} differences={isReviewed ? differences(before, body) : []} />
      </Dialog>
    </>
  );
}

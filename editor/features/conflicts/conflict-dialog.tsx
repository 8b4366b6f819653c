import { useState } from 'react';
import { pathLabel, valueLabel } from '../../core/drafts/describe-path.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useOpState } from '../../core/hooks/use-documents.ts';
import { titleOf } from '../../core/model/documents.ts';
import type { OpState } from '../../core/operations/state/op-state.ts';
import { type Choice, canKeepBoth } from '../../core/operations/state/staging.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import css from './conflict-dialog.module.css';
import { t } from './strings.ts';
import { useIgnoredTyping } from './use-ignored-typing.ts';

/** Shows both versions of a value that two users changed, and lets the user choose (editor 3.3). */
export function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  useIgnoredTyping();
  const { store } = useEditor();
  const notify = useNotify();
  const conflicts = useOpState(({ conflicts: open }: OpState) => open);
  const bodies = useOpState(({ head }: OpState) => head);
  const [index, setIndex] = useState(0);
  const conflict = conflicts[Math.min(index, conflicts.length - 1)];
  const decide = (choice: Choice) => {
    if (conflict === undefined) return;
    const outcome = store.resolve(conflict.id, choice);
    if (!outcome.ok) return notify({ text: t('run.conflict'), isBad: true });
    if (conflicts.length === 1) onClose();
  };
  const body = conflict === undefined ? undefined : bodies.get(conflict.doc);
  return (
    <Dialog
      title={t('conflict.title', { count: conflicts.length })}
      isOpen={conflict !== undefined}
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('conflict.later')}
          </Button>
          {conflicts.length > 1 && (
            <Button variant="quiet" onPress={() => setIndex((index + 1) % conflicts.length)}>
              {t('conflict.position', {
                index: Math.min(index, conflicts.length - 1) + 1,
                count: conflicts.length,
              })}
            </Button>
          )}
          {conflict !== undefined && canKeepBoth(conflict) && (
            <Button onPress={() => decide('both')}>{t('conflict.keepBoth')}</Button>
          )}
          <Button onPress={() => decide('theirs')}>{t('conflict.keepTheirs')}</Button>
          <Button variant="primary" onPress={() => decide('ours')}>
            {t('conflict.keepOurs')}
          </Button>
        </>
      }
    >
      {conflict !== undefined && (
        <>
          <p className={css.text}>{t('conflict.text')}</p>
          <h3 className={css.path}>
            {titleOf(conflict.doc, body ?? conflict.ours)} · {pathLabel(conflict.doc, conflict.at, body)}
          </h3>
          <div className={css.versions}>
            <Version name={t('conflict.ours')} value={conflict.ours} isOurs />
            <Version name={t('conflict.theirs')} value={conflict.theirs} isOurs={false} />
          </div>
        </>
      )}
    </Dialog>
  );
}

function Version({
  name,
  value,
  isOurs,
}: {
  readonly name: string;
  readonly value: unknown;
  readonly isOurs: boolean;
}) {
  return (
    <section aria-label={name}>
      <h4 className={css.name}>{name}</h4>
      <div className={css.value} data-ours={isOurs}>
        {valueLabel(value)}
      </div>
    </section>
  );
}

import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useOpState } from '../../hooks/documents/use-documents.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useShell } from '../../hooks/shell/shell-context.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { cx } from '../../kit/class-names.ts';
import { heldChanges, type OpState, type SaveStatus, sameJson, saveStatus } from '../../ops/index.ts';
import { t } from '../../strings.ts';
import css from './save-status-line.module.css';

/** Saved · Saving… · Offline, N changes kept on this device · Couldn't save, Try again (editor 3.3). */
export function SaveStatusLine() {
  const { sync } = useEditor();
  const { openConflicts } = useShell();
  const status = useSaveStatus();
  const conflicts = useOpState(countConflicts);
  const isHeld = useOpState(hasHeldChanges);
  // What waits for Save, or for a decision, is not "Saved".
  const shown = status.kind !== 'saved' ? 'status' : conflicts > 0 ? 'nothing' : isHeld ? 'held' : 'status';
  return (
    <span className={css.line}>
      {conflicts > 0 && (
        <Button
          variant="danger"
          isSmall
          icon={<TriangleAlert aria-hidden="true" />}
          aria-label={t('save.conflicts', { count: conflicts })}
          onPress={openConflicts}
        >
          <span className={css.wide}>{t('save.conflicts', { count: conflicts })}</span>
        </Button>
      )}
      <span className={cx(css.status, css[status.kind])} role="status" aria-label={t('save.status')}>
        {shown === 'held' && <PencilLine aria-hidden="true" />}
        {shown === 'status' && ICONS[status.kind]}
        <span className={css.text}>
          {shown === 'held' && t('dirty.bar')}
          {shown === 'status' && textOf(status)}
        </span>
      </span>
      {(status.kind === 'failed' || status.kind === 'offline') && (
        <Button variant="quiet" isSmall onPress={() => void sync.resume()}>
          {t('save.tryAgain')}
        </Button>
      )}
    </span>
  );
}

const ICONS = {
  saved: <Check aria-hidden="true" />,
  saving: <LoaderCircle aria-hidden="true" />,
  offline: <CloudOff aria-hidden="true" />,
  failed: <TriangleAlert aria-hidden="true" />,
};

function textOf(status: SaveStatus): string {
  switch (status.kind) {
    case 'saved':
      return t('save.saved');
    case 'saving':
      return t('save.saving');
    case 'offline':
      return t('save.offline', { count: status.count });
    default:
      return status.message === '' ? t('save.failed') : t('save.why', { message: status.message });
  }
}

/** The same object as long as it says the same, so that typing does not draw the bar. */
function useSaveStatus(): SaveStatus {
  const last = useRef<SaveStatus>({ kind: 'saved' });
  return useOpState((state) => {
    const next = saveStatus(state);
    if (!sameJson(last.current, next)) last.current = next;
    return last.current;
  });
}

function hasHeldChanges(state: OpState): boolean {
  return heldChanges(state).size > 0;
}

function countConflicts({ conflicts }: OpState): number {
  return conflicts.length;
}

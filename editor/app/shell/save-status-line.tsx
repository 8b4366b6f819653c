import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { describeError, withLocalMessage } from '../../core/drafts/describe-error.ts';
import { useShowField } from '../../core/drafts/use-show-field.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useOpState } from '../../core/hooks/use-documents.ts';
import { sameJson } from '../../core/operations/changes/json-equal.ts';
import type { OpState } from '../../core/operations/state/op-state.ts';
import { type SaveStatus, saveStatus } from '../../core/operations/state/outbox.ts';
import { stagedChanges } from '../../core/operations/state/staging.ts';
import { useShell } from '../../core/shell/shell-context.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/dom/class-names.ts';
import { t } from '../strings/app-strings.ts';
import css from './save-status-line.module.css';

/** Shows whether all changes are saved, are being saved, or wait for the network (editor 3.3). */
export function SaveStatusLine() {
  const { sync, api } = useEditor();
  const { openConflicts } = useShell();
  const status = useSaveStatus();
  const conflicts = useOpState(countConflicts);
  const isStaged = useOpState(hasStagedChanges);
  const showField = useShowField();
  const retry = () => {
    void sync.resume();
    // Checks the connection even when there is nothing to send.
    void api.me().catch(() => undefined);
  };
  // Staged changes and conflicts are not "Saved".
  const shown =
    status.kind !== 'saved' ? 'status' : conflicts > 0 ? 'nothing' : isStaged ? 'staged' : 'status';
  return (
    <span className={css.line} data-crowded={conflicts > 0 && status.kind === 'offline'}>
      {conflicts > 0 && (
        <Button
          variant="danger"
          isSmall
          icon={<TriangleAlert aria-hidden="true" />}
          aria-label={t('save.conflicts', { count: conflicts })}
          onPress={openConflicts}
        >
          <span className={css.wide}>{t('save.conflicts', { count: conflicts })}</span>
          <span className={css.narrow}>{t('save.review')}</span>
        </Button>
      )}
      <span
        className={cx(css.status, css[status.kind], conflicts > 0 && css.hasConflicts)}
        role="status"
        aria-label={t('save.status')}
      >
        {shown === 'staged' && <PencilLine aria-hidden="true" />}
        {shown === 'status' && ICONS[status.kind]}
        <span className={css.text}>
          {shown === 'staged' && t('dirty.bar')}
          {shown === 'status' && <StatusText status={status} />}
        </span>
      </span>
      {status.kind === 'rejected' && (
        <Button
          variant="quiet"
          isSmall
          aria-label={t('save.showField')}
          onPress={() => status.fields[0] && showField(status.fields[0])}
        >
          <span className={css.wide}>{t('save.showField')}</span>
          <span className={css.narrow}>{t('save.showFieldShort')}</span>
        </Button>
      )}
      {(status.kind === 'failed' || status.kind === 'offline') && (
        <span className={cx(status.kind === 'offline' && css.retryOffline)}>
          <Button variant="quiet" isSmall onPress={retry}>
            {t('save.tryAgain')}
          </Button>
        </span>
      )}
    </span>
  );
}

const ICONS = {
  saved: <Check aria-hidden="true" />,
  saving: <LoaderCircle aria-hidden="true" />,
  offline: <CloudOff aria-hidden="true" />,
  failed: <TriangleAlert aria-hidden="true" />,
  rejected: <TriangleAlert aria-hidden="true" />,
};

/** Short label for narrow screens. */
function StatusText({ status }: { readonly status: SaveStatus }) {
  const { store, checks } = useEditor();
  const { check } = useStore(checks);
  if (status.kind === 'rejected') {
    const [field] = status.fields;
    const { head } = store.states.getState();
    return status.fields.length === 1 && field !== undefined
      ? describeError(withLocalMessage(field, check, head), head)
      : t('save.rejectedMany', { count: status.fields.length });
  }
  if (status.kind !== 'offline' || status.count === 0) return textOf(status);
  return (
    <>
      <span className={css.wide}>{textOf(status)}</span>
      <span className={css.narrow}>{t('save.offlineShort')}</span>
    </>
  );
}

function textOf(status: Exclude<SaveStatus, { readonly kind: 'rejected' }>): string {
  switch (status.kind) {
    case 'saved':
      return t('save.saved');
    case 'saving':
      return t('save.saving');
    case 'offline':
      return status.count === 0 ? t('save.offlineShort') : t('save.offline', { count: status.count });
    default:
      return t('save.failed');
  }
}

/** Reports an unreachable server even when everything is saved. */
const OFFLINE: SaveStatus = { kind: 'offline', count: 0 };

/** Returns the same object while the status is equal, so that typing does not re-render the bar. */
function useSaveStatus(): SaveStatus {
  const last = useRef<SaveStatus>({ kind: 'saved' });
  const isUnreachable = useStore(useEditor().isUnreachable);
  const saved = useOpState((state) => {
    const next = saveStatus(state);
    if (!sameJson(last.current, next)) last.current = next;
    return last.current;
  });
  return isUnreachable && saved.kind === 'saved' ? OFFLINE : saved;
}

function hasStagedChanges(state: OpState): boolean {
  return stagedChanges(state).size > 0;
}

function countConflicts({ conflicts }: OpState): number {
  return conflicts.length;
}

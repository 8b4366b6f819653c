import { RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { focusMainIfLost } from '../../ui/focus/focus-main.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { t } from '../strings/core-strings.ts';
import { NO_UPLOADS, uploadProgress } from '../uploads/upload-progress.ts';
import type { UploadEntry } from '../uploads/upload-queue.ts';
import { canCancel, canRetry, hasFailed } from '../uploads/upload-state.ts';
import { sizeLabel } from './file-rules.ts';
import css from './upload-list.module.css';

/**
 * Lists uploads with their progress and errors (R-FILE-FLOW-01). Completed uploads disappear; screen readers hear about
 * each of them.
 */
export function UploadList() {
  const { uploads } = useEditor();
  const all = useStore(uploads.entries);
  const entries = all.filter(({ state }) => state !== 'ready');
  return (
    <>
      <p className="visually-hidden" role="status">
        {useProgressText(all)}
      </p>
      {entries.some(({ state }) => hasFailed(state)) && (
        <NoticeBar tone="bad">
          <strong>{t('uploads.failedTitle')}</strong>
          <br />
          {t('uploads.failedText')}
        </NoticeBar>
      )}
      {entries.length > 0 && (
        <ul className={css.list} aria-label={t('assets.uploads')}>
          {entries.map((entry) => (
            <UploadRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Number of uploaded files; changes with each file, not with each percent. */
function useProgressText(entries: readonly UploadEntry[]): string {
  const [last, setLast] = useState(NO_UPLOADS);
  const progress = uploadProgress(last, entries);
  if (progress !== last) setLast(progress);
  return progress.text;
}

function UploadRow({ entry }: { readonly entry: UploadEntry }) {
  const { uploads } = useEditor();
  const { id, file, state, progress, message } = entry;
  const { name } = file;
  const isMoving = state === 'uploading' || state === 'processing' || state === 'upload-complete';
  return (
    <li className={css.row}>
      <span className={css.texts}>
        <span className={css.name}>{name}</span>
        <span className={css.note} data-bad={hasFailed(state)}>
          {state === 'upload-failed' && `${t('upload.error')}: `}
          {message || t(`upload.${state}`)} · {sizeLabel(file.size)}
        </span>
      </span>
      {isMoving && (
        <span className={css.progress}>
          <ProgressBar
            label={t('upload.progress', { name })}
            {...(state === 'uploading' && { value: progress })}
            isLabelHidden
          />
        </span>
      )}
      {canRetry(entry) && (
        <IconButton
          label={t('upload.retry', { name })}
          icon={<RotateCcw />}
          isSmall
          onPress={() => uploads.retry(id)}
        />
      )}
      {canCancel(state) ? (
        <IconButton
          label={t('upload.cancel', { name })}
          icon={<X />}
          isSmall
          onPress={() => uploads.cancel(id)}
        />
      ) : (
        <IconButton
          label={t('upload.dismiss', { name })}
          icon={<X />}
          isSmall
          onPress={() => {
            uploads.dismiss(id);
            focusMainIfLost();
          }}
        />
      )}
    </li>
  );
}

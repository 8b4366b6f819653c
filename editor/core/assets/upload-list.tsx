import { RotateCcw, X } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { t } from '../strings/core-strings.ts';
import type { UploadEntry } from '../uploads/upload-queue.ts';
import { canCancel, canRetry } from '../uploads/upload-state.ts';
import { sizeLabel } from './file-rules.ts';
import css from './upload-list.module.css';

/** Lists uploads with their progress and errors (R-FILE-FLOW-01). Completed uploads disappear. */
export function UploadList() {
  const { uploads } = useEditor();
  const entries = useStore(uploads.entries).filter(({ state }) => state !== 'ready');
  if (entries.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('assets.uploads')}>
      {entries.map((entry) => (
        <UploadRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function UploadRow({ entry }: { readonly entry: UploadEntry }) {
  const { uploads } = useEditor();
  const { id, file, state, progress, message } = entry;
  const { name } = file;
  const hasFailed = state === 'upload-failed' || state === 'processing-failed';
  const isMoving = state === 'uploading' || state === 'processing' || state === 'upload-complete';
  return (
    <li className={css.row}>
      <span className={css.texts}>
        <span className={css.name}>{name}</span>
        <span className={css.note} data-bad={hasFailed} role={hasFailed ? 'alert' : undefined}>
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
          onPress={() => uploads.dismiss(id)}
        />
      )}
    </li>
  );
}

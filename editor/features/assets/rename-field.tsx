import { useState } from 'react';
import type { AssetView } from '../../core/assets/asset.ts';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useOpState } from '../../core/hooks/use-documents.ts';
import { rejectedFields } from '../../core/operations/state/outbox.ts';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { t } from './strings.ts';

export interface RenameFieldProps {
  readonly asset: AssetView;
  readonly isReadOnly: boolean;
}

/**
 * The name in the library. It is committed on blur and never empty (R-FILE-MGR-03, R-FILE-MSG-01). Reports a rejected
 * name (R-FILE-ERR-05).
 */
export function RenameField({ asset: { key: doc, name }, isReadOnly }: RenameFieldProps) {
  const set = useSetValue();
  const [typed, setTyped] = useState(name);
  const isEmpty = typed.trim() === '';
  const isRejected = useOpState((state) =>
    rejectedFields(state).some((error) => error.doc === doc && (error.path === '' || error.path === 'title')),
  );
  const commit = () => {
    if (!isEmpty && typed.trim() !== name)
      set({ doc, at: ['title'], label: t('assets.rename') }, typed.trim());
  };
  return (
    <>
      <TextField
        label={t('assets.name')}
        value={typed}
        onChange={setTyped}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        isReadOnly={isReadOnly}
        error={isEmpty ? t('assets.nameMissing') : undefined}
      />
      {isRejected && (
        <NoticeBar tone="bad">
          <strong>{t('assets.renameFailedTitle')}</strong>
          <br />
          {t('assets.renameFailedText')}
        </NoticeBar>
      )}
    </>
  );
}

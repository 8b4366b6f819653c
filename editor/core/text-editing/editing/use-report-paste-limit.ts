import { useCallback } from 'react';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import type { PasteLimit } from '../../text/session/paste-limit.ts';
import { t } from '../text-strings.ts';

/** Notifies the user of pasted content that was too long. */
export function useReportPasteLimit(): (limit: PasteLimit) => void {
  const notify = useNotify();
  return useCallback(
    ({ isRejected, max }) => {
      if (isRejected) notify({ text: t('text.tooLong', { max }), isBad: true });
      else notify({ text: t('text.pastedPlain') });
    },
    [notify],
  );
}

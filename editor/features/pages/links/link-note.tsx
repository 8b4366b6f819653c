import { useMemo } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { focusFieldBefore } from '../../../ui/focus/focus-field-before.ts';
import { useOutline } from '../hooks/use-outline.ts';
import { t } from '../strings/link-note-strings.ts';
import { linkWarning } from './link-warning.ts';

export interface LinkNoteProps {
  readonly href: string;
  /** Whether a link must lead somewhere. */
  readonly isNeeded?: boolean;
  /** Replaces the URL with the suggested one. Absent when the field is read-only. */
  readonly onUse?: ((href: string) => void) | undefined;
}

/** Warning below a link field, with a button that applies the suggested URL and returns the focus to the field. */
export function LinkNote({ href, isNeeded = false, onUse }: LinkNoteProps) {
  const bodies = useOutline();
  const warning = useMemo(() => linkWarning(bodies, href), [bodies, href]);
  if (isNeeded && href.trim() === '') return <NoticeBar tone="warn">{t('links.choose')}</NoticeBar>;
  if (warning === undefined) return null;
  const { suggestion, isHidden } = warning;
  const message = isHidden ? t('links.unpublished') : t('links.notFound');
  return (
    <NoticeBar
      tone="warn"
      {...(suggestion !== undefined &&
        onUse && {
          action: (
            <Button
              isSmall
              onPress={({ target }) => {
                onUse(suggestion);
                focusFieldBefore(target);
              }}
            >
              {t('links.use')}
            </Button>
          ),
        })}
    >
      {suggestion === undefined ? message : t('links.didYouMean', { href: suggestion })}
    </NoticeBar>
  );
}

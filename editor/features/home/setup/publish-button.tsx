import { useEffect } from 'react';
import { useShell } from '../../../core/shell/shell-context.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusMain } from '../../../ui/focus/focus-main.ts';
import { t } from '../strings.ts';

/** Opens the publish dialog, which returns the focus to this button. After publishing, the button is removed. */
export function PublishButton() {
  const { openPublish } = useShell();
  useEffect(() => keepFocus, []);
  return (
    <Button isSmall onPress={openPublish}>
      {t('setup.publishNow')}
    </Button>
  );
}

/** Moves a focus that was lost with the button to the main content. */
function keepFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusMain();
    }),
  );
}

import { useEffect, useState } from 'react';
import { focusMain } from './focus-main.ts';

/**
 * Returns the focus to the element that had it when the component was mounted, unless something else has it by then.
 * A dialog does this itself, but not one that takes the place of another while it is open.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has tried to.
      requestAnimationFrame(() => requestAnimationFrame(() => returnTo(opener)));
    },
    [opener],
  );
}

function returnTo(opener: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement !== null) return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== body) opener.focus();
  else focusMain();
}

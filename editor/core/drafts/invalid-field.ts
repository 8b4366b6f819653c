import { useEffect, useState } from 'react';

/** Maximum number of frames to wait for a dialog to close. */
const MAX_FRAMES = 60;
/** Modal dialogs. Toasts also have a dialog role but do not trap the focus. */
const MODAL_SELECTOR = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

/**
 * Returns the first invalid field of a document in page order. A text that only exceeds the recommended length shows
 * just its counter and is not invalid.
 */
export function firstInvalidField(): HTMLElement | undefined {
  return invalidFields()[0];
}

function invalidFields(): readonly HTMLElement[] {
  const invalid = document.querySelectorAll<HTMLElement>('[data-undo="document"] [aria-invalid="true"]');
  return [...invalid].filter((field) => messageOf(field) !== '');
}

/** How long a screen may take to load and show its fields. */
const SCREEN_TIMEOUT_MS = 5000;

/** Waits for an invalid field, preferably one with this message; undefined when none appears. */
export async function waitForInvalidField(message: string): Promise<HTMLElement | undefined> {
  for (const end = performance.now() + SCREEN_TIMEOUT_MS; performance.now() < end; ) {
    const fields = invalidFields();
    const found = fields.find((field) => messageOf(field).includes(message)) ?? fields[0];
    if (found !== undefined) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

/** Tracks whether a field is invalid. Invalid input counts as unsaved work even though no document contains it. */
export function useHasInvalidField(): boolean {
  const [hasInvalid, setHasInvalid] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      setHasInvalid(firstInvalidField() !== undefined);
      const field = document.activeElement;
      const isNewlyInvalid = changes.some(({ type, target }) => type === 'attributes' && target === field);
      if (isNewlyInvalid && field instanceof HTMLElement) showMessage(field);
    });
    const attributeFilter = ['aria-invalid', 'aria-describedby'];
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  }, []);
  return hasInvalid;
}

/** Scrolls to a field and focuses it as soon as no dialog traps the focus; opens collapsed sections. */
export function showField(field: HTMLElement): void {
  const panel = field.closest<HTMLElement>('[hidden]');
  if (panel !== null) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
  focusWhenFree(field, MAX_FRAMES);
}

function focusWhenFree(field: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    const isTrapped = document.querySelector(MODAL_SELECTOR) !== null;
    if (isTrapped && frames > 0) focusWhenFree(field, frames - 1);
    else field.focus();
  });
}

/** Scrolls the error message of the focused field out from under the save bar that appears with it. */
function showMessage(field: HTMLElement): void {
  if (field.getAttribute('aria-invalid') !== 'true') return;
  const show = () => {
    for (const message of messagesOf(field)) message.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** Returns the text of the messages below the field. */
function messageOf(field: HTMLElement): string {
  return messagesOf(field)
    .map(({ textContent }) => textContent ?? '')
    .join('');
}

function messagesOf(field: HTMLElement): readonly HTMLElement[] {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
}

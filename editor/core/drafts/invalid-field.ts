import { useEffect, useState } from 'react';

/** Frames after which a dialog that stays is not waited for any more. */
const MOST_FRAMES = 60;
/** Dialogs. Notices that come and go are called so too, but let the focus go. */
const HOLDS_FOCUS = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

/**
 * The first field of a document, in the order of the page, that says what is wrong with it. A text that is only longer
 * than advised says nothing but its length, and is none.
 */
export function firstWrongField(): HTMLElement | undefined {
  const invalid = document.querySelectorAll<HTMLElement>('[data-undo="document"] [aria-invalid="true"]');
  return [...invalid].find((field) => sentenceOf(field) !== '');
}

/** Whether there is one now. What is typed there is unsaved work too, though no document has it. */
export function useHasWrongField(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      setThere(firstWrongField() !== undefined);
      const field = document.activeElement;
      const isNewlyWrong = changes.some(({ type, target }) => type === 'attributes' && target === field);
      if (isNewlyWrong && field instanceof HTMLElement) showSentence(field);
    });
    const attributeFilter = ['aria-invalid', 'aria-describedby'];
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  }, []);
  return isThere;
}

/** Brings a field into view with the focus in it, as soon as no dialog holds the focus; what is folded away unfolds. */
export function showField(field: HTMLElement): void {
  const panel = field.closest<HTMLElement>('[hidden]');
  if (panel !== null) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
  focusWhenFree(field, MOST_FRAMES);
}

function focusWhenFree(field: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    const isHeld = document.querySelector(HOLDS_FOCUS) !== null;
    if (isHeld && frames > 0) focusWhenFree(field, frames - 1);
    else field.focus();
  });
}

/** Brings what is wrong with the field that is typed into out from under the bar, which shows up with it. */
function showSentence(field: HTMLElement): void {
  if (field.getAttribute('aria-invalid') !== 'true') return;
  const show = () => {
    for (const sentence of sentencesOf(field))
      sentence.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** What stands below the field, as text. */
function sentenceOf(field: HTMLElement): string {
  return sentencesOf(field)
    .map(({ textContent }) => textContent ?? '')
    .join('');
}

function sentencesOf(field: HTMLElement): readonly HTMLElement[] {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
}

/** Moves the focus from the text in the iframe to the first button of its toolbar. */
export function focusTextTools(): void {
  document.querySelector<HTMLElement>('[data-text-tools] button:not(:disabled)')?.focus();
}

/** From the text, which is in the frame, to the first of its tools. */
export function focusTextTools(): void {
  document.querySelector<HTMLElement>('[data-text-tools] button:not(:disabled)')?.focus();
}

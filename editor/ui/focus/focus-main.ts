/** Moves the focus to the main content when the focused element is removed. */
export function focusMain(): void {
  document.getElementById('main')?.focus();
}

/** Where the focus goes when what had it goes away for good: to the content of the screen, where Tab goes on. */
export function focusMain(): void {
  document.getElementById('main')?.focus();
}

/** Moves the focus to the main content when the focused element is removed. */
export function focusMain(): void {
  document.getElementById('main')?.focus();
}

/** Moves the focus to the main content if an element that is being removed takes the focus with it. */
export function focusMainIfLost(): void {
  // After the removal, and after whatever else returns the focus.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) focusMain();
    }),
  );
}

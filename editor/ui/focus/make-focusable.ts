/**
 * The list scrolls, so it must be focusable; the focus stays in the field during typing. Set only after the field has
 * registered the list, because a focusable list could not be controlled from the field.
 */
export function makeFocusable(list: HTMLElement | null): void {
  queueMicrotask(() => {
    if (list !== null) list.tabIndex = 0;
  });
}

/** Moves the focus from a button that is about to disappear to the field that it belongs to, the last one before it. */
export function focusFieldBefore(button: Element): void {
  const fields = document.querySelectorAll<HTMLElement>('input, textarea');
  [...fields].findLast((field) => isBefore(field, button))?.focus();
}

function isBefore(field: Element, button: Element): boolean {
  return (field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

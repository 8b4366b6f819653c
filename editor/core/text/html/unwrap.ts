/** Replaces an element by its children. There may be more children than a call can have arguments. */
export function unwrap(element: Element): void {
  while (element.firstChild !== null) element.before(element.firstChild);
  element.remove();
}

/** Elements that browsers let the keyboard reach. */
export const FOCUSABLE =
  'a[href],area[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex]:not([tabindex="-1"])';

/** Whether an element has a layout and is not hidden; its opacity does not matter. */
export function isRendered(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Elements below a root that browsers let the keyboard reach now. */
export function renderedFocusable(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isRendered);
}

/** Elements that the keyboard can reach and visitors can see: neither transparent, nor covered, nor outside of the window. */
export function visibleFocusable(): readonly HTMLElement[] {
  return renderedFocusable(document).filter((element) => {
    if (!element.checkVisibility({ opacityProperty: true })) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

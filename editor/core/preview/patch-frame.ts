import morphdom from 'morphdom';

/** Set on the element that is being edited; patching skips it. */
export const EDITING_MARK = 'data-being-edited';

/**
 * Updates the frame's document to `page`, changing only what differs: images do not reload, the scroll position
 * stays, and the element being edited is skipped.
 */
export function patchFrame(frame: Document, page: Document, style: string): void {
  const { documentElement: root } = frame;
  for (const name of ['lang', 'class', 'dir']) copyAttribute(root, page.documentElement, name);
  if (frame.title !== page.title) frame.title = page.title;
  setStyle(frame, style);
  patchElement(frame.body, page.body);
}

/** Updates one element in the same way. */
export function patchElement(element: Element, next: Element): void {
  morphdom(element, next, {
    onBeforeElUpdated: (from, to) => !from.hasAttribute(EDITING_MARK) && !from.isEqualNode(to),
    onBeforeElChildrenUpdated: (from) => !from.hasAttribute(EDITING_MARK),
    onBeforeNodeDiscarded: (node) => !(isElement(node) && node.hasAttribute(EDITING_MARK)),
  });
}

/** Elements of the frame belong to another realm, where `instanceof` fails. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Skips an unchanged style sheet, which would otherwise be parsed again. */
function setStyle(frame: Document, text: string): void {
  const before = frame.head.querySelector('style');
  if (before?.textContent === text) return;
  const style = frame.createElement('style');
  style.textContent = text;
  if (before === null) frame.head.append(style);
  else before.replaceWith(style);
}

function copyAttribute(to: Element, from: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

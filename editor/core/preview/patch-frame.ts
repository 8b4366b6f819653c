import morphdom from 'morphdom';

/** Set on the element in which somebody is writing: it is left alone until they have finished. */
export const EDITING_MARK = 'data-being-edited';

/**
 * Makes the frame's document what `page` is, touching only what differs: pictures do not load again, the place that is
 * scrolled to stays, and the element with the caret is left alone.
 */
export function patchFrame(frame: Document, page: Document, style: string): void {
  const { documentElement: root } = frame;
  for (const name of ['lang', 'class', 'dir']) copyAttribute(root, page.documentElement, name);
  if (frame.title !== page.title) frame.title = page.title;
  setStyle(frame, style);
  patchElement(frame.body, page.body);
}

/** The same for one element of it. */
export function patchElement(element: Element, next: Element): void {
  morphdom(element, next, {
    onBeforeElUpdated: (from, to) => !from.hasAttribute(EDITING_MARK) && !from.isEqualNode(to),
    onBeforeElChildrenUpdated: (from) => !from.hasAttribute(EDITING_MARK),
    onBeforeNodeDiscarded: (node) => !(isElement(node) && node.hasAttribute(EDITING_MARK)),
  });
}

/** Elements of the frame are of its own realm: `instanceof` would not know them. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** A style sheet that did not change is not read again. */
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

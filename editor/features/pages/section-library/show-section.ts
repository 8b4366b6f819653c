import { type InertOptions, inertPage } from '../../../core/preview/inert-page.ts';
import type { CanvasPage } from '../../../core/preview/page-engine.ts';

/**
 * Shows one section of a page in a frame, without the header, the footer and everything else around it. Returns the element in the
 * frame, or undefined if the page does not have the section.
 */
export function showSection(
  iframe: HTMLIFrameElement,
  { page, sectionId }: { readonly page: CanvasPage; readonly sectionId: string },
  options: InertOptions,
): Element | undefined {
  const { contentDocument: frame, contentWindow: view } = iframe;
  if (frame === null || view === null) return undefined;
  const parser = new (view as Window & typeof globalThis).DOMParser();
  const shown = inertPage(page.html, parser, options);
  const section = sectionIn(shown, sectionId);
  if (section === null) return undefined;
  removeAround(section);
  show(frame, shown, `${page.style}\nhtml{overflow:hidden}`);
  return sectionIn(frame, sectionId) ?? undefined;
}

function show(frame: Document, page: Document, css: string): void {
  const { documentElement: root } = page;
  for (const name of ['lang', 'class', 'dir']) {
    const value = root.getAttribute(name);
    if (value !== null) frame.documentElement.setAttribute(name, value);
  }
  const style = frame.createElement('style');
  style.textContent = css;
  frame.head.replaceChildren(style);
  frame.body.replaceWith(frame.adoptNode(page.body));
}

function sectionIn(page: Document, id: string): Element | null {
  return page.querySelector(`[data-sid="${CSS.escape(id)}"]`);
}

/** Removes everything but the element and its ancestors. */
function removeAround(element: Element): void {
  for (
    let current: Element | null = element;
    current !== null && current.localName !== 'body';
    current = current.parentElement
  )
    for (const sibling of [...(current.parentElement?.children ?? [])])
      if (sibling !== current) sibling.remove();
}

import { type InertOptions, inertPage } from '../../../core/preview/inert-page.ts';
import type { CanvasPage } from '../../../core/preview/page-engine.ts';

export interface ShownSection {
  /** Position and height in the frame, in pixels. */
  readonly top: number;
  readonly height: number;
  /** Background of the page around it. */
  readonly background: string;
}

/** Shows one section of a page in a frame, without the header, the footer and everything else around it. */
export function showSection(
  iframe: HTMLIFrameElement,
  { page, sectionId }: { readonly page: CanvasPage; readonly sectionId: string },
  options: InertOptions,
): ShownSection | undefined {
  const { contentDocument: frame, contentWindow: view } = iframe;
  if (frame === null || view === null) return undefined;
  const parser = new (view as Window & typeof globalThis).DOMParser();
  const shown = inertPage(page.html, parser, options);
  const section = sectionIn(shown, sectionId);
  if (section === null) return undefined;
  removeAround(section);
  show(frame, shown, `${page.style}\nhtml{overflow:hidden}`);
  const rect = sectionIn(frame, sectionId)?.getBoundingClientRect();
  return (
    rect && {
      top: rect.top,
      height: rect.height,
      background: view.getComputedStyle(frame.body).backgroundColor,
    }
  );
}

function show(frame: Document, page: Document, css: string): void {
  const { documentElement: root } = page;
  for (const name of ['lang', 'class', 'dir'])
    frame.documentElement.setAttribute(name, root.getAttribute(name) ?? '');
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
    let kept: Element | null = element;
    kept !== null && kept.localName !== 'body';
    kept = kept.parentElement
  )
    for (const sibling of [...(kept.parentElement?.children ?? [])]) if (sibling !== kept) sibling.remove();
}

import { areaElements, blockElement, textElement } from '../../../../core/preview/area-elements.ts';
import { CANVAS_STYLE, type InertOptions, inertPage } from '../../../../core/preview/inert-page.ts';
import type { CanvasPage } from '../../../../core/preview/page-engine.ts';
import { isUnmoved, measurePlaces, type Places } from '../../../../core/preview/page-geometry.ts';
import { EDITING_MARK, patchElement, patchFrame } from '../../../../core/preview/patch-frame.ts';
import { emptyBlockStyle } from './empty-blocks.ts';

/** The document of the iframe, controlled by the dashboard. It runs no scripts of its own. */
export interface PageFrame {
  readonly document: Document;
  readonly window: Window;
  /** The area whose blocks are edited; undefined for those of the page. */
  readonly area: string | undefined;
  /** Shows a page. Does nothing if the page is unchanged, unless `isForced`. */
  show(page: CanvasPage, options: InertOptions, isForced?: boolean): void;
  /** Patches one block. Returns false when the whole page has to be rendered. */
  showBlock(
    id: string,
    block: { readonly html: string; readonly style: string },
    options: InertOptions,
  ): boolean;
  measure(): Places;
  /** Whether a change of the block has moved nothing since the page was measured. */
  isUnmoved(places: Places, blockId: string): boolean;
  scrollToArea(id: string): void;
  block(id: string): HTMLElement | undefined;
  /** Whether a text in the block can be edited in place. */
  canEdit(blockId: string): boolean;
  /** The first element in a block whose text can be edited in place. */
  editable(element: Element): HTMLElement | undefined;
  /** Finds the element of a text by its `data-edit` attribute. */
  textAt(path: string): HTMLElement | undefined;
  markEditing(element: HTMLElement): () => void;
}

export function openPageFrame(iframe: HTMLIFrameElement, area?: string): PageFrame | undefined {
  const { contentDocument: document } = iframe;
  const window = document?.defaultView;
  if (document === null || !window || document.body === null) return undefined;
  const parser = new window.DOMParser();
  let current: CanvasPage | undefined;
  const block = (id: string) => blockElement(document, { id, area });
  return {
    document,
    window,
    area,
    show: (page, options, isForced = false) => {
      if (!isForced && current?.html === page.html && current.style === page.style) return;
      const isOtherPage = current !== undefined && current.url !== page.url;
      current = page;
      patchFrame(
        document,
        inertPage(page.html, parser, options),
        `${page.style}\n${CANVAS_STYLE}${emptyBlockStyle()}${area === undefined ? '' : shownAreaStyle(area)}`,
      );
      if (isOtherPage) window.scrollTo(0, 0);
    },
    showBlock: (id, { html, style }, options) => {
      const before = block(id);
      const after = inertPage(html, parser, options).body.firstElementChild;
      if (current?.style !== style || before === undefined || after === null) return false;
      patchElement(before, after);
      // The cached page is outdated.
      current = { ...current, html: '' };
      return true;
    },
    measure: () => measurePlaces(document, area),
    isUnmoved: (places, id) => isUnmoved(document, places, { id, area }),
    scrollToArea: (id) =>
      areaElements(document)
        .find((element) => element.id === id)
        ?.scrollIntoView({ block: 'nearest' }),
    block,
    canEdit: (id) => block(id)?.matches('[data-edit], :has([data-edit])') === true,
    editable: (element) =>
      element.hasAttribute('data-edit')
        ? (element as HTMLElement)
        : (element.querySelector<HTMLElement>('[data-edit]') ?? undefined),
    textAt: (path) => textElement(document, path),
    markEditing: (element) => {
      element.setAttribute(EDITING_MARK, '');
      return () => element.removeAttribute(EDITING_MARK);
    },
  };
}

/** Themes hide an area without blocks. The one that is edited has a place for its first block. */
function shownAreaStyle(area: string): string {
  return `#${CSS.escape(area)}[data-type="block-field"]:empty{display:block!important}`;
}

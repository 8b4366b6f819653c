import { idSchema } from '../../../compiler/model/index.ts';

const AREA = '[data-type="block-field"]';

/** An area of the theme on the page, such as the footer. An id that no document can have is none. */
export function areaIdOf(element: Element): string | undefined {
  const id = element.closest(AREA)?.id;
  return idSchema.safeParse(id).success ? id : undefined;
}

/** The elements of all areas. A theme may show one in several places. */
export function areaElements(frame: Document): readonly Element[] {
  return [...frame.querySelectorAll(AREA)].filter((element) => areaIdOf(element) !== undefined);
}

/** A block of the page, or of an area: the first one that is visible. */
export function blockElement(
  frame: Document,
  { id, area }: { readonly id: string; readonly area: string | undefined },
): HTMLElement | undefined {
  const found = frame.querySelectorAll<HTMLElement>(`[data-bid="${CSS.escape(id)}"]`);
  return visibleOf([...found].filter((block) => areaIdOf(block) === area));
}

/** The element of a text by its `data-edit` attribute. */
export function textElement(frame: Document, path: string): HTMLElement | undefined {
  return visibleOf([...frame.querySelectorAll<HTMLElement>(`[data-edit="${CSS.escape(path)}"]`)]);
}

/** The first visible element, or the first one. */
function visibleOf(found: readonly HTMLElement[]): HTMLElement | undefined {
  return found.find((element) => element.getClientRects().length > 0) ?? found[0];
}

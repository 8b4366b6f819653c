import { areaElements, areaIdOf, blockElement } from './area-elements.ts';

/** A rectangle in the frame's document in CSS pixels, from the top left of the page. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedSection {
  readonly id: string;
  readonly rect: Rect;
  readonly grid: Grid;
}

/** An area of the theme, such as the footer. */
export interface PlacedArea {
  readonly id: string;
  readonly rect: Rect;
  /** Whether it shows no blocks. */
  readonly isEmpty: boolean;
}

/** The grid of a section as laid out by the browser. */
export interface Grid {
  readonly rect: Rect;
  /** Column widths and row heights. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly columnGap: number;
  readonly rowGap: number;
}

/** The positions of everything selectable on a page or in one of its areas, in page order. */
export interface Places {
  readonly sections: readonly PlacedSection[];
  readonly blocks: ReadonlyMap<string, Rect>;
  /** The visible areas of the page. */
  readonly areas: readonly PlacedArea[];
  /** The content of a page without sections. */
  readonly empty?: Rect | undefined;
  /** Size of the whole page. */
  readonly width: number;
  readonly height: number;
}

export const NO_PLACES: Places = { sections: [], blocks: new Map(), areas: [], width: 0, height: 0 };

/** Themes give empty pages a heading for screen readers. */
export const EMPTY_PAGE = 'main:not(:has(:not(h1.visually-hidden)))';

/** Measures the sections and blocks of the page in the frame, or the blocks of an area. */
export function measurePlaces(frame: Document, area?: string): Places {
  const sectionElements = area === undefined ? [...frame.querySelectorAll('[data-sid]')] : [];
  const sections = sectionElements.map((section): PlacedSection => {
    const grid = section.querySelector('.section-grid') ?? section;
    return { id: section.getAttribute('data-sid') ?? '', rect: rectOf(section), grid: gridOf(grid) };
  });
  const blocks = new Map<string, Rect>();
  for (const block of frame.querySelectorAll('[data-bid]')) {
    const id = block.getAttribute('data-bid') ?? '';
    // A theme may show an area twice and hide it in one of the places.
    if (areaIdOf(block) === area && !blocks.get(id)?.width) blocks.set(id, rectOf(block));
  }
  const empty = area === undefined ? frame.querySelector(EMPTY_PAGE) : null;
  const { scrollWidth, scrollHeight } = frame.documentElement;
  return {
    ...(empty && { empty: rectOf(empty) }),
    sections,
    blocks,
    areas: placedAreas(frame),
    width: scrollWidth,
    height: scrollHeight,
  };
}

function placedAreas(frame: Document): readonly PlacedArea[] {
  const areas = new Map<string, PlacedArea>();
  for (const element of areaElements(frame)) {
    const rect = rectOf(element);
    const isEmpty = element.querySelector('[data-bid]') === null;
    if (rect.width > 0 && rect.height > 0 && !areas.has(element.id))
      areas.set(element.id, { id: element.id, rect, isEmpty });
  }
  return [...areas.values()];
}

/** Whether a block and the end of the page are where they were: then its change has moved nothing else. */
export function isUnmoved(
  frame: Document,
  { blocks, width, height }: Places,
  { id, area }: { readonly id: string; readonly area?: string | undefined },
): boolean {
  const block = blockElement(frame, { id, area });
  const before = blocks.get(id);
  const { scrollWidth, scrollHeight } = frame.documentElement;
  if (block === undefined || before === undefined || scrollWidth !== width || scrollHeight !== height)
    return false;
  const now = rectOf(block);
  return (['x', 'y', 'width', 'height'] as const).every((side) => now[side] === before[side]);
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  return { x: x + (view?.scrollX ?? 0), y: y + (view?.scrollY ?? 0), width, height };
}

function gridOf(grid: Element): Grid {
  const style = grid.ownerDocument.defaultView?.getComputedStyle(grid);
  const outer = rectOf(grid);
  const [left, top] = [pixels(style?.paddingLeft), pixels(style?.paddingTop)];
  const rect = {
    x: outer.x + left,
    y: outer.y + top,
    width: outer.width - left - pixels(style?.paddingRight),
    height: outer.height - top - pixels(style?.paddingBottom),
  };
  return {
    rect,
    columns: tracks(style?.gridTemplateColumns),
    rows: tracks(style?.gridTemplateRows),
    columnGap: pixels(style?.columnGap),
    rowGap: pixels(style?.rowGap),
  };
}

function tracks(text: string | undefined): readonly number[] {
  return (text ?? '')
    .split(' ')
    .map(pixels)
    .filter((width) => width > 0);
}

function pixels(text: string | undefined): number {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : 0;
}

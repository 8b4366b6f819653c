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

/** The grid of a section as laid out by the browser. */
export interface Grid {
  readonly rect: Rect;
  /** Column widths and row heights. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly columnGap: number;
  readonly rowGap: number;
}

/** The positions of everything selectable, in page order. */
export interface Places {
  readonly sections: readonly PlacedSection[];
  readonly blocks: ReadonlyMap<string, Rect>;
  /** Size of the whole page. */
  readonly width: number;
  readonly height: number;
}

export const NO_PLACES: Places = { sections: [], blocks: new Map(), width: 0, height: 0 };

/** Measures the sections and blocks of the page in the frame. */
export function measurePlaces(frame: Document): Places {
  const sections = [...frame.querySelectorAll('[data-sid]')].map((section): PlacedSection => {
    const grid = section.querySelector('.section-grid') ?? section;
    return { id: section.getAttribute('data-sid') ?? '', rect: rectOf(section), grid: gridOf(grid) };
  });
  const blocks = new Map<string, Rect>();
  for (const block of frame.querySelectorAll('[data-bid]'))
    blocks.set(block.getAttribute('data-bid') ?? '', rectOf(block));
  const { scrollWidth, scrollHeight } = frame.documentElement;
  return { sections, blocks, width: scrollWidth, height: scrollHeight };
}

/** Whether a block and the end of the page are where they were: then its change has moved nothing else. */
export function isUnmoved(frame: Document, { blocks, width, height }: Places, blockId: string): boolean {
  const block = frame.querySelector(`[data-bid="${CSS.escape(blockId)}"]`);
  const before = blocks.get(blockId);
  const { scrollWidth, scrollHeight } = frame.documentElement;
  if (block === null || before === undefined || scrollWidth !== width || scrollHeight !== height)
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

/** How many tools fit in one row. The toolbar never wraps, which would move the page down. */
export type ToolbarSize = 'little' | 'some' | 'all';

const SIZES: readonly ToolbarSize[] = ['little', 'some', 'all'];

/** Minimum toolbar widths in pixels for all tools, and for all but rarely used ones. */
const MIN_WIDTH_ALL = 780;
const MIN_WIDTH_SOME = 590;
/** Width of the two additional list tools. */
const LIST_TOOLS = 64;

export function toolbarSizeFor(width: number, isInList: boolean): ToolbarSize {
  const left = width - (isInList ? LIST_TOOLS : 0);
  if (left >= MIN_WIDTH_ALL) return 'all';
  return left >= MIN_WIDTH_SOME ? 'some' : 'little';
}

export function fits(room: ToolbarSize, needs: ToolbarSize): boolean {
  return SIZES.indexOf(needs) <= SIZES.indexOf(room);
}

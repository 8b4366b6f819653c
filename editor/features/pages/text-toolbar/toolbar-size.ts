/** How many tools of a text stand in one row: the bar never takes a second one, which would push the page down. */
export type ToolbarSize = 'little' | 'some' | 'all';

const SIZES: readonly ToolbarSize[] = ['little', 'some', 'all'];

/** Widths of the bar, in pixels, that everything fits into, and all but what is seldom needed. */
const MIN_WIDTH_ALL = 780;
const MIN_WIDTH_SOME = 590;
/** The two tools that lists have besides. */
const LIST_TOOLS = 64;

export function toolbarSizeFor(width: number, isInList: boolean): ToolbarSize {
  const left = width - (isInList ? LIST_TOOLS : 0);
  if (left >= MIN_WIDTH_ALL) return 'all';
  return left >= MIN_WIDTH_SOME ? 'some' : 'little';
}

export function fits(room: ToolbarSize, needs: ToolbarSize): boolean {
  return SIZES.indexOf(needs) <= SIZES.indexOf(room);
}

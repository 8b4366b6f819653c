/** How many tools of a text stand in one row: the bar never takes a second one, which would push the page down. */
export type Room = 'little' | 'some' | 'all';

const ROOMS: readonly Room[] = ['little', 'some', 'all'];

/** Widths of the bar, in pixels, that everything fits into, and all but what is seldom needed. */
const ALL_FIT = 780;
const SOME_FIT = 590;
/** The two tools that lists have besides. */
const LIST_TOOLS = 64;

export function roomIn(width: number, isInList: boolean): Room {
  const left = width - (isInList ? LIST_TOOLS : 0);
  if (left >= ALL_FIT) return 'all';
  return left >= SOME_FIT ? 'some' : 'little';
}

export function fitsInto(room: Room, needs: Room): boolean {
  return ROOMS.indexOf(needs) <= ROOMS.indexOf(room);
}

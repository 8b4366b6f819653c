/** Values by the URL of a list, such as the URLs of its filtered lists. */
type WorkerLists<List extends object> = Readonly<Record<string, List>>;

/** The Worker reads them all with each release. */
const MAX_ENTRIES = 2000;

/** Returns lists that are neither empty nor too many for the Worker; otherwise undefined. */
export function workerLists<List extends object>(lists: WorkerLists<List>): WorkerLists<List> | undefined {
  const count = Object.values(lists).reduce((sum, list) => sum + Object.keys(list).length, 0);
  return count === 0 || count > MAX_ENTRIES ? undefined : lists;
}

/** Adds the lists of another language; unchanged when they are too many together. */
export function withListsOf<List extends object>(
  known: WorkerLists<List> | undefined,
  other: WorkerLists<List> | undefined,
): WorkerLists<List> | undefined {
  return workerLists({ ...known, ...other }) ?? known;
}

import type { NavigationLink } from '../../../formatters/vocabulary/api/navigation.ts';

/** An entry of a request, outside of its tree. */
export interface Entry {
  readonly link: NavigationLink;
  /** The entry that contains it. */
  readonly parent?: Entry;
  /** Its position among those with the same parent. */
  readonly index: number;
}

/** Returns all entries, each before those that it contains. */
export function entriesOf(links: readonly NavigationLink[], parent?: Entry): readonly Entry[] {
  return links.flatMap((link, index) => {
    const entry: Entry = parent === undefined ? { link, index } : { link, parent, index };
    return [entry, ...entriesOf(link.items ?? [], entry)];
  });
}

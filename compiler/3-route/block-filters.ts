import { drawnBlockName, renderableBlock } from '../model/documents/block-values.ts';
import { isPublished, type Viewing } from '../model/fields/status.ts';
import type { FilterKind } from '../model/list-filter.ts';
import { rememberByObject } from '../model/remember-by-object.ts';
import type { Site } from '../model/site.ts';

/** By id of the collection. */
export type BlockFilters = Readonly<Record<string, readonly FilterKind[]>>;

/** What blocks group items by where their value does not say. */
export const DEFAULT_FILTER = { archive: 'month', tagcloud: 'tag' } as const;

/** Returns the filters that blocks link to: archives and tag clouds of visible pages and of block fields. */
export function blockFilters({ pages, blockFields }: Site, viewing: Viewing): BlockFilters {
  const found = new Map<string, Set<FilterKind>>();
  for (const document of [...pages.filter((page) => isPublished(page, viewing)), ...blockFields])
    for (const { collectionId, kind } of linksOf(document))
      found.set(collectionId, (found.get(collectionId) ?? new Set()).add(kind));
  return Object.fromEntries([...found].map(([id, kinds]) => [id, [...kinds]]));
}

/** After an edit, most documents are the same object. */
const linksOf = rememberByObject(({ blocks }: Site['pages' | 'blockFields'][number]) =>
  Object.values(blocks).flatMap(({ kind, value }) => {
    const name = drawnBlockName(kind);
    if (name !== 'archive' && name !== 'tagcloud') return [];
    const block = renderableBlock(kind, value);
    if (block?.name !== 'archive' && block?.name !== 'tagcloud') return [];
    const { collectionId, by = DEFAULT_FILTER[block.name] } = block.value;
    return collectionId === undefined ? [] : [{ collectionId, kind: by satisfies FilterKind }];
  }),
);

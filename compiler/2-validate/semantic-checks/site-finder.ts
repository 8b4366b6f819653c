import type { Find } from '../../model/block-title.ts';
import type { Site, Sited } from '../../model/site.ts';

/** Finds documents of a site by key. The index is built on first use. */
export function createSiteFinder({
  assets,
  items,
  collections,
  forms,
}: Pick<Site, 'assets' | 'items' | 'collections' | 'forms'>): Find {
  const lists: Readonly<Record<string, readonly Sited<unknown>[]>> = {
    asset: assets,
    item: items,
    collection: collections,
    form: forms,
  };
  let byKey: ReadonlyMap<string, unknown> | undefined;
  return (key) => {
    byKey ??= new Map(
      Object.entries(lists).flatMap(([type, list]) =>
        list.map((document) => [`${type}:${document.id}`, document] as const),
      ),
    );
    return byKey.get(key);
  };
}

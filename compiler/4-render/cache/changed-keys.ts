import type { RoutePlan } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';
import type { ReadKey } from '../../model/template-json/read-tracker.ts';
import type { Images } from '../ports/images.ts';

/** What the states of keys are derived from (see `createReadStates`). */
export interface StateInputs {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly images?: Images | undefined;
}

/**
 * Returns the keys whose state may differ between two builds after an edit of pages, items, forms, navigations or block fields that
 * moves nothing. Undefined after other changes, which may concern any key.
 */
export function changedKeys(before: StateInputs, now: StateInputs): ReadonlySet<ReadKey> | undefined {
  if (before.images !== now.images || !isSamePlan(before.plan, now.plan)) return undefined;
  const [one, other] = [before.site, now.site];
  if (!areSameForAllKeys(one, other)) return undefined;
  const changed = new Set<ReadKey>(['now', 'month', 'scripts-in-texts']);
  const lists = [
    differences('page', one.pages, other.pages),
    differences('item', one.items, other.items),
    differences('form', one.forms, other.forms),
    differences('navigation', one.navigations, other.navigations),
    differences('block-field', one.blockFields, other.blockFields),
  ];
  for (const list of lists) {
    if (list === undefined) return undefined;
    for (const key of list) changed.add(key);
  }
  for (const [index, item] of other.items.entries()) {
    const earlier = one.items[index];
    if (earlier === item || earlier === undefined) continue;
    changed.add(`link:${item.id}`);
    for (const id of [earlier.collectionId, item.collectionId])
      changed.add(`collection:${id}`).add(`updated:${id}`);
  }
  return changed;
}

function isSamePlan(before: RoutePlan, now: RoutePlan): boolean {
  return (
    before.routes === now.routes &&
    before.urls === now.urls &&
    before.feeds === now.feeds &&
    before.folders === now.folders &&
    before.filterUrls === now.filterUrls &&
    before.language === now.language
  );
}

/** Whether everything is the same that states of other documents are derived from. */
function areSameForAllKeys(before: Site, now: Site): boolean {
  const names = Object.keys(now.data);
  return (
    before.settings === now.settings &&
    areSame(before.collections, now.collections) &&
    areSame(before.taxons, now.taxons) &&
    areSame(before.assets, now.assets) &&
    before.files.length === now.files.length &&
    now.files.every(({ path, size }, index) => {
      const file = before.files[index];
      return file?.path === path && file.size === size;
    }) &&
    names.length === Object.keys(before.data).length &&
    names.every((name) => before.data[name] === now.data[name])
  );
}

function areSame(before: readonly object[], now: readonly object[]): boolean {
  return before.length === now.length && now.every((each, index) => before[index] === each);
}

interface Identified {
  readonly id: string;
}

/** The keys of documents that are not the same object; undefined when the ids or their order have changed. */
function differences(
  type: 'page' | 'item' | 'form' | 'navigation' | 'block-field',
  before: readonly Identified[],
  now: readonly Identified[],
): readonly ReadKey[] | undefined {
  if (before.length !== now.length) return undefined;
  const keys: ReadKey[] = [];
  for (const [index, document] of now.entries()) {
    const earlier = before[index];
    if (earlier === document) continue;
    if (earlier?.id !== document.id) return undefined;
    keys.push(`${type}:${document.id}` as ReadKey);
  }
  return keys;
}

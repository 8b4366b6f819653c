import type { Bodies, DocKey, NavigationItem, Operation } from '../../../compiler/model/index.ts';
import { documentsOf } from './documents.ts';
import { inOrder, recordAt, textAt } from './json-access.ts';
import { orderBetween } from './order-key.ts';

const MAIN_NAVIGATION: DocKey = 'navigation:mainNavigation';

/** The main navigation of a site. Themes name theirs: `mainNavigation`, or `mainNav`, or another name. */
export function mainNavigationOf(bodies: Bodies): DocKey {
  if (bodies.has(MAIN_NAVIGATION)) return MAIN_NAVIGATION;
  const all = documentsOf(bodies, 'navigation').map(({ key }) => key);
  return all.find((key) => /^navigation:main/i.test(key)) ?? all[0] ?? MAIN_NAVIGATION;
}

export interface NewNavigationEntry {
  readonly entryId: string;
  readonly target: Pick<NavigationItem, 'pageId' | 'collectionId' | 'externalLink'>;
}

/** Returns the operation that adds a last entry to the main navigation, which is created if it does not exist. */
export function addToMainNavigation(bodies: Bodies, { entryId, target }: NewNavigationEntry): Operation {
  const doc = mainNavigationOf(bodies);
  const navigation = bodies.get(doc);
  const entry = { ...target, order: orderBetween(lastOrder(navigation), null) };
  if (navigation === undefined)
    return { doc, at: [], kind: 'insert', value: { items: { [entryId]: entry } } };
  if (recordAt(navigation).items === undefined)
    return { doc, at: ['items'], kind: 'set', value: { [entryId]: entry } };
  return { doc, at: ['items', entryId], kind: 'insert', value: entry };
}

/** The order key of the last entry of the top level, or null when there is none. */
function lastOrder(navigation: unknown): string | null {
  const entries = Object.entries(recordAt(navigation, 'items'))
    .filter(([, entry]) => textAt(entry, 'parent') === '')
    .map(([id, entry]) => ({ id, order: textAt(entry, 'order') }));
  return inOrder(entries).at(-1)?.order ?? null;
}

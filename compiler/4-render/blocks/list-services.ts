import { createItemGroups } from '../../3-route/item-groups.ts';
import type { RoutePlan } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';
import type { ReadTracker } from '../../model/template-json/read-tracker.ts';
import type { EventTimes } from './calendar/event-days.ts';
import type { BlockServices } from './kinds/block-rendering.ts';

export interface ListServicesOptions {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly tracker: ReadTracker | undefined;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
}

type ListServices = Pick<BlockServices, 'groups' | 'events'>;

/**
 * What blocks read of all items of a collection. `recorded` are for blocks: the page depends on the groups or times, and not on
 * each item, whose text may change.
 */
export function createListServices({ site, plan, tracker, itemIds }: ListServicesOptions): {
  readonly plain: ListServices;
  readonly recorded: ListServices;
} {
  const groups = createItemGroups({ site, plan, itemIds });
  const events = (collectionId: string) => eventTimes(site, new Set(itemIds(collectionId)));
  return {
    plain: { groups, events },
    recorded: {
      groups: (collectionId, kind) => {
        tracker?.touch(`groups:${kind}:${collectionId}`);
        return groups(collectionId, kind);
      },
      events: (collectionId) => {
        tracker?.touch(`times:${collectionId}`);
        return events(collectionId);
      },
    },
  };
}

function eventTimes({ items }: Site, ids: ReadonlySet<string>): readonly EventTimes[] {
  return items.flatMap(({ id, startDate, endDate }) =>
    startDate === undefined || !ids.has(id)
      ? []
      : [{ id, start: startDate, end: Math.max(startDate, endDate ?? startDate) }],
  );
}

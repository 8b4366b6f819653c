import type { JsonObject } from '../../../formatters/index.ts';
import { createMonthOf } from '../../3-route/filters.ts';
import type { RoutePlan } from '../../3-route/route.ts';
import { monthFileOf } from '../../model/release/page-data-file.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { TextFile } from '../output-file.ts';

export interface MonthFileOptions {
  readonly site: Pick<Site, 'items' | 'settings'>;
  readonly plan: Pick<RoutePlan, 'urls'>;
  readonly json: Pick<TemplateJson, 'item'>;
}

/** Members of an item that calendars show; the text of an item is on its page. */
const SHOWN = [
  ...['id', 'collectionId', 'recordType', 'title', 'urlId', 'fullUrl', 'excerpt', 'assetUrl', 'starred'],
  ...['publishOn', 'addedOn', 'updatedOn', 'startDate', 'endDate', 'location', 'tags', 'categories'],
];

/** The published items of each collection by month, in the time zone of the site: events by their start, others by their date. */
export function monthFiles({ site, plan, json }: MonthFileOptions): readonly TextFile[] {
  const monthOf = createMonthOf(site.settings.website.timeZone);
  const months = new Map<string, JsonObject[]>();
  for (const item of site.items) {
    const data = Object.hasOwn(plan.urls.items, item.id) ? json.item(item.id) : undefined;
    for (const month of data === undefined ? [] : monthOf(item)) {
      const path = monthFileOf(item.collectionId, month);
      months.set(path, [...(months.get(path) ?? []), shown(data)]);
    }
  }
  return [...months].map(([path, items]) => ({ path, text: JSON.stringify(items.toSorted(byTime)) }));
}

function shown(item: JsonObject = {}): JsonObject {
  return Object.fromEntries(
    SHOWN.filter((name) => Object.hasOwn(item, name)).map((name) => [name, item[name]]),
  );
}

function byTime(one: JsonObject, other: JsonObject): number {
  return Number(one.startDate ?? one.publishOn) - Number(other.startDate ?? other.publishOn);
}

import type { JsonObject } from '../../../formatters/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import type { Site } from '../../model/site.ts';

export interface SiteContextServices {
  readonly site: Site;
  /** The settings of the website as templates see them. */
  readonly website: JsonObject;
  /** Called only when a page prints a value that depends on it. Epoch milliseconds. */
  now(): number;
}

/** Data of the site that templates of the platform read on every page, in addition to its settings. */
export function siteContext({ site, website, now }: SiteContextServices): JsonObject {
  return {
    showCart: site.collections.some(({ type }) => type === COLLECTION_TYPE.products),
    // Of a visitor without a cart; the client-side runtime shows the number of items.
    shoppingCart: { entries: [], totalQuantity: 0 },
    website: {
      ...website,
      identifier: website.id,
      /** Offset of the time zone at the time of the build, in milliseconds. */
      get timeZoneOffset() {
        return offsetOf(site.settings.website.timeZone, now());
      },
      /** Time of the build. */
      get contentModifiedOn() {
        return now();
      },
    },
  };
}

function offsetOf(timeZone: string, time: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = [
    ...(['year', 'month', 'day', 'hour', 'minute', 'second'] as const),
  ].map((type) => parts.get(type));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

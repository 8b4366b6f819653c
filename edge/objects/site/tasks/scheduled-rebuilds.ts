import type { Doc } from '../../../../compiler/model/index.ts';
import { RECORD_TYPE } from '../../../../formatters/vocabulary/content/record-type.ts';
import { documentTitle } from '../../../domain/documents/document-title.ts';

/** Rebuild of the live release for content that is scheduled for a later time. */
export interface ScheduledRebuild {
  readonly siteId: string;
  /** Epoch milliseconds. */
  readonly due: number;
  /** `due`, or a later time after a failed build. */
  readonly runOn: number;
}

export interface ScheduledRebuilds {
  /** Call inside the transaction of a switch: schedules a rebuild for the first of the times (`timesOf`) after `asOf`. */
  schedule(siteId: string, times: readonly number[], asOf: number): void;
  next(): ScheduledRebuild | undefined;
  /** Postpones the rebuild after a failure. */
  retryOn(time: number): void;
}

export function createScheduledRebuilds(sql: SqlStorage): ScheduledRebuilds {
  return {
    schedule: (siteId, times, asOf) => {
      sql.exec('DELETE FROM renewals');
      const later = times.filter((time) => time > asOf);
      if (later.length === 0) return;
      const due = later.reduce((left, right) => Math.min(left, right));
      sql.exec('INSERT INTO renewals (site, due, try_on) VALUES (?1, ?2, ?2)', siteId, due);
    },
    next: () => {
      const [row] = sql.exec('SELECT * FROM renewals').toArray();
      if (row === undefined) return undefined;
      return { siteId: String(row.site), due: Number(row.due), runOn: Number(row.try_on) };
    },
    retryOn: (time) => {
      sql.exec('UPDATE renewals SET try_on = ?', time);
    },
  };
}

/** When a document appears, and when an event ends. */
export function timesOf(doc: Doc): readonly number[] {
  return [appearsOn(doc), endsOn(doc)].filter((time) => time < Number.POSITIVE_INFINITY);
}

/** The message of an automatic release: “Scheduled: Autumn”, or “Ended: Kiln day” when only events have ended. */
export function rebuildMessage(live: readonly Doc[], due: number, now: number): string {
  const titlesAt = (timeOf: (doc: Doc) => number) =>
    live
      .filter((doc) => timeOf(doc) >= due && timeOf(doc) <= now)
      .map(({ key, body }) => documentTitle(key, body));
  const appeared = titlesAt(appearsOn);
  const ended = titlesAt(endsOn);
  const isEnd = appeared.length === 0 && ended.length > 0;
  const [first = '', ...others] = isEnd ? ended : appeared;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${isEnd ? 'Ended' : 'Scheduled'}: ${first.slice(0, MAX_TITLE_LENGTH)}${rest}`;
}

const MAX_TITLE_LENGTH = 200;

/** Infinity for documents that are not scheduled. */
function appearsOn({ body }: Doc): number {
  const { status, publishOn } = Object(body) as { readonly status?: unknown; readonly publishOn?: unknown };
  return status === 'Scheduled' && typeof publishOn === 'number' ? publishOn : Number.POSITIVE_INFINITY;
}

/** When lists no longer show an event as upcoming (R-COMP-PUB-04). Infinity for documents that are no published events. */
function endsOn({ key, body }: Doc): number {
  const event = Object(body) as {
    readonly recordType?: unknown;
    readonly status?: unknown;
    readonly startDate?: unknown;
    readonly endDate?: unknown;
  };
  const isVisible = event.status === undefined || event.status === 'Published';
  const end = event.endDate ?? event.startDate;
  const isEvent = key.startsWith('item:') && event.recordType === RECORD_TYPE.event;
  // In its last millisecond it is still upcoming.
  return isEvent && isVisible && typeof end === 'number' ? end + 1 : Number.POSITIVE_INFINITY;
}

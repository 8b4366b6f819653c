import type { Doc } from '../../../../compiler/model/index.ts';
import { titleOfDoc } from '../../../domain/documents/document-title.ts';

/** When what is live has to be built once more, because the time of something scheduled has come. */
export interface Renewal {
  readonly siteId: string;
  /** Epoch milliseconds. */
  readonly due: number;
  /** The same, or later where it could not be built at that time. */
  readonly tryOn: number;
}

export interface Renewals {
  /** Inside the transaction of a switch: what is live now, and was built as of then, waits for the first time after that. */
  promise(siteId: string, live: readonly Doc[], asOf: number): void;
  next(): Renewal | undefined;
  /** It could not be built: another try at that time. */
  tryAgain(on: number): void;
}

export function createRenewals(sql: SqlStorage): Renewals {
  return {
    promise: (siteId, live, asOf) => {
      sql.exec('DELETE FROM renewals');
      const times = live.map(appearsOn).filter((time) => time > asOf && time < Number.POSITIVE_INFINITY);
      if (times.length === 0) return;
      const due = times.reduce((left, right) => Math.min(left, right));
      sql.exec('INSERT INTO renewals (site, due, try_on) VALUES (?1, ?2, ?2)', siteId, due);
    },
    next: () => {
      const [row] = sql.exec('SELECT * FROM renewals').toArray();
      if (row === undefined) return undefined;
      return { siteId: String(row.site), due: Number(row.due), tryOn: Number(row.try_on) };
    },
    tryAgain: (on) => {
      sql.exec('UPDATE renewals SET try_on = ?', on);
    },
  };
}

/** “Scheduled: Autumn”: what a release says that nobody made by hand. */
export function renewalMessage(live: readonly Doc[], due: number, now: number): string {
  const titles = live
    .filter((doc) => appearsOn(doc) >= due && appearsOn(doc) <= now)
    .map(({ key, body }) => titleOfDoc(key, body));
  const [first = '', ...others] = titles;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Scheduled: ${first.slice(0, LONGEST_TITLE)}${rest}`;
}

const LONGEST_TITLE = 200;

/** Never, for what has no time of its own. */
function appearsOn({ body }: Doc): number {
  const { status, publishOn } = Object(body) as { readonly status?: unknown; readonly publishOn?: unknown };
  return status === 'Scheduled' && typeof publishOn === 'number' ? publishOn : Number.POSITIVE_INFINITY;
}

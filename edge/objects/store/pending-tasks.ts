import type { StorageContext } from '../storage-context.ts';
import { readSiteId } from './site-id.ts';

/** Whether another object has to be notified, and the site is known. */
export function hasPendingTasks(storage: StorageContext): boolean {
  const { closings, rises } = storage.sql
    .exec(
      'SELECT EXISTS (SELECT 1 FROM cart_closings) AS closings, EXISTS (SELECT 1 FROM stock_rises) AS rises',
    )
    .one();
  return closings === 1 || (rises === 1 && readSiteId(storage) !== undefined);
}

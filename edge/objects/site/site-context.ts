import type { Env } from '../../platform/env.ts';
import type { AlarmScheduler, AlarmStorage } from '../alarm.ts';
import type { StorageContext } from '../storage-context.ts';

/** What the parts of a site's object share. */
export interface SiteContext extends StorageContext {
  /** Tests replace it. */
  readonly env: () => Env;
  readonly alarms: AlarmScheduler;
  readonly alarmStorage: AlarmStorage;
  /** Synchronous. Nothing is written when the step throws. */
  transaction<Result>(step: () => Result): Result;
}

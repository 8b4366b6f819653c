import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../platform/env.ts';
import { type AlarmScheduler, createAlarmScheduler } from './alarm.ts';
import { migrate } from './migrate.ts';
import type { StorageContext } from './storage-context.ts';

/** Base class of all Durable Objects: migrated SQL storage, a clock, one alarm, and synchronous transactions. */
export abstract class StorageObject extends DurableObject<Env> {
  /** Replaced in tests. */
  clock: () => number = Date.now;
  protected readonly storage: StorageContext;
  /** Keeps the alarm at the time that `nextAlarm` returns. */
  protected readonly alarms: AlarmScheduler;

  constructor(ctx: DurableObjectState, env: Env, schema: readonly string[]) {
    super(ctx, env);
    migrate(ctx.storage, schema);
    const clock = () => this.clock();
    this.storage = { sql: ctx.storage.sql, clock };
    this.alarms = createAlarmScheduler({ storage: ctx.storage, next: () => this.nextAlarm(), clock });
  }

  /** Restores a lost alarm. Subclasses call it at the end of their constructor. */
  protected initAlarm(): void {
    this.ctx.blockConcurrencyWhile(() => this.alarms.init());
  }

  /** Returns when `alarm` has to run next, in epoch milliseconds; undefined for never. */
  protected nextAlarm(): number | undefined {
    return undefined;
  }

  protected transaction<Result>(step: () => Result): Result {
    return this.ctx.storage.transactionSync(step);
  }
}

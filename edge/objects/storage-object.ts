import { DurableObject } from 'cloudflare:workers';
import type { MoveCall, MoveResponse } from '../../formatters/vocabulary/api/move.ts';
import type { MeasuredObject, Metric } from '../domain/metrics.ts';
import type { MovableObject } from '../domain/move.ts';
import type { Env } from '../platform/env.ts';
import { type AlarmScheduler, createAlarmScheduler } from './alarm.ts';
import { migrate } from './migrate.ts';
import { handleMove } from './move/handle-move.ts';
import { openMoveState, rejectWrites, type StoredMoveState } from './move/move-state.ts';
import type { StorageContext } from './storage-context.ts';

/**
 * Base class of all Durable Objects: migrated SQL storage, a clock, one alarm, and synchronous transactions. While the site is moved
 * to another server, writes throw `ReadOnlyError` and no task runs.
 */
export abstract class StorageObject extends DurableObject<Env> implements MovableObject, MeasuredObject {
  /** Replaced in tests. */
  clock: () => number = Date.now;
  protected readonly storage: StorageContext;
  /** Keeps the alarm at the time that `nextAlarm` returns. */
  protected readonly alarms: AlarmScheduler;
  readonly #moveState: StoredMoveState;
  #runningTasks: Promise<void> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env, schema: readonly string[]) {
    super(ctx, env);
    migrate(ctx.storage, schema);
    const clock = () => this.clock();
    const state = openMoveState(ctx.storage.sql, clock);
    this.#moveState = state;
    this.storage = { sql: rejectWrites(ctx.storage.sql, state.isReadOnly), clock };
    const next = () => (state.isReadOnly() ? state.current()?.until : this.nextAlarm());
    this.alarms = createAlarmScheduler({ storage: ctx.storage, next, clock });
  }

  /** Restores a lost alarm. Subclasses call it at the end of their constructor. */
  protected initAlarm(): void {
    this.ctx.blockConcurrencyWhile(() => this.alarms.init());
  }

  /** Returns when `runTasks` has to run next, in epoch milliseconds; undefined for never. */
  protected nextAlarm(): number | undefined {
    return undefined;
  }

  override async alarm(): Promise<void> {
    if (this.isReadOnly()) return this.alarms.reschedule();
    this.#runningTasks = this.runTasks();
    await this.#runningTasks;
  }

  /** Runs what is due, and schedules the next alarm. */
  protected async runTasks(): Promise<void> {}

  protected isReadOnly(): boolean {
    return this.#moveState.isReadOnly();
  }

  protected transaction<Result>(step: () => Result): Result {
    return this.ctx.storage.transactionSync(step);
  }

  async move(request: MoveCall): Promise<MoveResponse> {
    if (request.call === 'begin' && !this.isReadOnly()) {
      // An email that is being sent would be sent again on the other server.
      await this.#runningTasks.catch(() => {});
      this.beforeMove();
    }
    const context = { sql: this.ctx.storage.sql, state: this.#moveState };
    const response = this.transaction(() => handleMove(context, request));
    if (request.call === 'clear' || (request.call === 'begin' && request.phase === 'received'))
      this.afterMove();
    if (request.call === 'end' || request.call === 'begin') await this.alarms.schedule();
    return response;
  }

  metrics(): readonly Metric[] {
    return [
      { name: 'quoin_database_bytes', value: this.storage.sql.databaseSize },
      { name: 'quoin_read_only', value: Number(this.isReadOnly()) },
      ...this.ownMetrics(),
    ];
  }

  protected ownMetrics(): readonly Metric[] {
    return [];
  }

  /** Writes what is only in memory. */
  protected beforeMove(): void {}

  /** Forgets what was read before: all rows may have been replaced. */
  protected afterMove(): void {}
}

import type { CensusObject, NewScriptError, ShardCensus, Speed, Tally } from '../../domain/census.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import type { Env } from '../../platform/env.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { StorageObject } from '../storage-object.ts';
import {
  addCount,
  addViews,
  addVisitors,
  dailySalt,
  deleteExpired,
  hasData,
  readDays,
  readMoments,
} from './counts.ts';
import { CENSUS_STEPS } from './schema.ts';
import { addError, readErrors } from './script-errors.ts';
import { addSpeeds, readSpeeds } from './web-vitals.ts';

/** Per address (edge 4.3, R-ETELE-API-09). */
const LIMITS = {
  census: [{ max: 120, windowMs: 60_000 }],
  telemetry: [{ max: 100, windowMs: 60_000 }],
} as const;
/** Tallies are written in batches: after this time, or when this many are pending. */
const FLUSH_MS = 1000;
const MAX_PENDING = 500;
/** Interval of the cleanup by alarm, for sites without visits. */
const CLEANUP_ALARM_MS = 12 * 3_600_000;
/** Minimum interval of the cleanup during a flush. */
const CLEANUP_FLUSH_MS = 3_600_000;

interface PendingTally {
  readonly day: string;
  readonly minute: number;
  readonly visitor: string | undefined;
  readonly tally: Tally;
}

/**
 * One of four shards of the analytics counters of a site. Tallies of the last second are lost if the process stops;
 * requests never wait for a write.
 */
export class CensusDO extends StorageObject implements CensusObject {
  readonly #limiter = createRateLimiter(() => this.clock());
  #pending: PendingTally[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #salt: { readonly day: string; readonly text: string } | undefined;
  #cleanedUpOn = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, CENSUS_STEPS);
    this.initAlarm();
  }

  async add(tally: Tally): Promise<number | undefined> {
    const { day, visitor, limit, clientAddress } = tally;
    const wait = this.#limiter.take(clientAddress && `${limit} ${clientAddress}`, LIMITS[limit]);
    if (wait !== undefined) return wait;
    if (this.isReadOnly()) return undefined;
    const hash = visitor === undefined ? undefined : await this.#hashVisitor(day, visitor);
    this.#pending.push({ day, minute: Math.floor(this.clock() / 60_000), visitor: hash, tally });
    if (this.#pending.length >= MAX_PENDING) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS);
    return undefined;
  }

  read(from: string, to: string): ShardCensus {
    this.flush();
    return {
      ...readDays(this.storage, from, to),
      ...readMoments(this.storage),
      speeds: readSpeeds(this.storage, from, to),
      errors: readErrors(this.storage),
    };
  }

  /** Writes pending tallies in one transaction. */
  flush(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    const pending = this.#pending;
    this.#pending = [];
    // What was counted while the object became read-only is lost.
    if (pending.length === 0 || this.isReadOnly()) return;
    this.transaction(() => {
      this.#write(pending);
      if (this.clock() - this.#cleanedUpOn >= CLEANUP_FLUSH_MS) this.#cleanUp();
    });
    this.ctx.waitUntil(this.alarms.schedule());
  }

  protected override beforeMove(): void {
    this.flush();
  }

  protected override afterMove(): void {
    this.#salt = undefined;
  }

  protected override async runTasks(): Promise<void> {
    this.transaction(() => this.#cleanUp());
    await this.alarms.reschedule();
  }

  protected override nextAlarm(): number | undefined {
    return hasData(this.storage) ? this.clock() + CLEANUP_ALARM_MS : undefined;
  }

  #write(pending: readonly PendingTally[]): void {
    const sums = new Map<string, number>();
    const views = new Map<number, number>();
    const visitors = new Map<string, Set<string>>();
    const speeds: (readonly [string, readonly Speed[]])[] = [];
    const errors: NewScriptError[] = [];
    const increment = (...key: readonly string[]) => {
      const text = JSON.stringify(key);
      sums.set(text, (sums.get(text) ?? 0) + 1);
    };
    for (const { day, minute, visitor, tally } of pending) {
      for (const { kind, name = '' } of tally.counts ?? []) {
        increment(day, kind, '');
        if (name !== '') increment(day, kind, name);
        if (kind === 'view') views.set(minute, (views.get(minute) ?? 0) + 1);
      }
      if (visitor !== undefined) setOf(visitors, day).add(visitor);
      if (tally.speeds !== undefined) speeds.push([day, tally.speeds]);
      errors.push(...(tally.errors ?? []));
    }
    for (const [key, count] of sums) {
      const [day = '', kind = '', name = ''] = JSON.parse(key) as readonly string[];
      addCount(this.storage, { day, kind, name, count });
    }
    for (const [minute, count] of views) addViews(this.storage, minute, count);
    for (const [day, hashes] of visitors) addVisitors(this.storage, day, [...hashes]);
    for (const [day, list] of speeds) addSpeeds(this.storage, day, list);
    for (const error of errors) addError(this.storage, error);
  }

  /** The hash cannot be linked to a visitor once the salt of the day is deleted. */
  async #hashVisitor(day: string, visitor: string): Promise<string> {
    if (this.#salt?.day !== day) this.#salt = { day, text: dailySalt(this.storage, day, randomToken()) };
    const text = `${this.#salt.text} ${visitor}`;
    return (await hashText(text)).slice(0, 16);
  }

  #cleanUp(): void {
    this.#cleanedUpOn = this.clock();
    deleteExpired(this.storage);
  }
}

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}

import { DurableObject } from 'cloudflare:workers';
import type { CensusBook, NewScriptError, ShardCensus, Speed, Tally } from '../../domain/census.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import type { Env } from '../../platform/env.ts';
import { type Alarm, createAlarm } from '../alarm.ts';
import { migrate } from '../migrate.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import {
  addCount,
  addViews,
  addVisitors,
  forgetOld,
  isAnythingKept,
  readDays,
  readMoments,
  saltOf,
} from './counts.ts';
import { CENSUS_STEPS } from './schema.ts';
import { addError, readErrors } from './script-errors.ts';
import { addSpeeds, readSpeeds } from './web-vitals.ts';

/** Of one address: edge 4.3, and R-ETELE-API-09. */
const LIMITS = {
  census: [{ most: 120, windowMs: 60_000 }],
  telemetry: [{ most: 100, windowMs: 60_000 }],
} as const;
/** What is counted goes to the disk together: at the latest after a second, or when so many calls wait. */
const FLUSH_MS = 1000;
const MOST_WAITING = 500;
/** How often what is old is looked for where nobody comes any more. */
const TIDY_MS = 12 * 3_600_000;
/** And how often where somebody does. */
const TIDY_MEANWHILE_MS = 3_600_000;

/** Calls that wait to be written. */
interface Waiting {
  readonly day: string;
  readonly minute: number;
  readonly visitor: string | undefined;
  readonly tally: Tally;
}

/**
 * Counts visits of one site: one of four. What was counted within the last second is lost when the machine stops;
 * nothing else here waits for the disk.
 */
export class CensusDO extends DurableObject<Env> {
  /** Set by tests. */
  clock: () => number = Date.now;
  readonly #book: CensusBook;
  readonly #alarm: Alarm;
  readonly #limiter = createRateLimiter(() => this.clock());
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #salt: { readonly day: string; readonly text: string } | undefined;
  #tidiedOn = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, CENSUS_STEPS);
    this.#book = { sql: ctx.storage.sql, clock: () => this.clock() };
    const next = () => (isAnythingKept(this.#book) ? this.clock() + TIDY_MS : undefined);
    this.#alarm = createAlarm({ storage: ctx.storage, next, clock: this.#book.clock });
    ctx.blockConcurrencyWhile(() => this.#alarm.wake());
  }

  /** The seconds to wait when one address calls too often; then nothing was counted. */
  async add(tally: Tally): Promise<number | undefined> {
    const { day, visitor, limit, clientAddress } = tally;
    const wait = this.#limiter.take(clientAddress && `${limit} ${clientAddress}`, LIMITS[limit]);
    if (wait !== undefined) return wait;
    const hash = visitor === undefined ? undefined : await this.#hashOf(day, visitor);
    this.#waiting.push({ day, minute: Math.floor(this.clock() / 60_000), visitor: hash, tally });
    if (this.#waiting.length >= MOST_WAITING) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS);
    return undefined;
  }

  /** From the first to the last day, both included. */
  read(from: string, to: string): ShardCensus {
    this.flush();
    return {
      ...readDays(this.#book, from, to),
      ...readMoments(this.#book),
      speeds: readSpeeds(this.#book, from, to),
      errors: readErrors(this.#book),
    };
  }

  /** Writes what waits, in one transaction. */
  flush(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    this.ctx.storage.transactionSync(() => {
      this.#write(waiting);
      if (this.clock() - this.#tidiedOn >= TIDY_MEANWHILE_MS) this.#tidy();
    });
    this.ctx.waitUntil(this.#alarm.keep());
  }

  override async alarm(): Promise<void> {
    this.ctx.storage.transactionSync(() => this.#tidy());
    await this.#alarm.again();
  }

  #write(waiting: readonly Waiting[]): void {
    const sums = new Map<string, number>();
    const views = new Map<number, number>();
    const visitors = new Map<string, Set<string>>();
    const speeds: (readonly [string, readonly Speed[]])[] = [];
    const errors: NewScriptError[] = [];
    const raise = (...key: readonly string[]) => {
      const text = JSON.stringify(key);
      sums.set(text, (sums.get(text) ?? 0) + 1);
    };
    for (const { day, minute, visitor, tally } of waiting) {
      for (const { kind, name = '' } of tally.counts ?? []) {
        raise(day, kind, '');
        if (name !== '') raise(day, kind, name);
        if (kind === 'view') views.set(minute, (views.get(minute) ?? 0) + 1);
      }
      if (visitor !== undefined) setOf(visitors, day).add(visitor);
      if (tally.speeds !== undefined) speeds.push([day, tally.speeds]);
      errors.push(...(tally.errors ?? []));
    }
    for (const [key, count] of sums) {
      const [day = '', kind = '', name = ''] = JSON.parse(key) as readonly string[];
      addCount(this.#book, { day, kind, name, count });
    }
    for (const [minute, count] of views) addViews(this.#book, minute, count);
    for (const [day, hashes] of visitors) addVisitors(this.#book, day, [...hashes]);
    for (const [day, list] of speeds) addSpeeds(this.#book, day, list);
    for (const error of errors) addError(this.#book, error);
  }

  /** Who it is cannot be read off it, nor be found out by trying once the day's salt is gone. */
  async #hashOf(day: string, visitor: string): Promise<string> {
    if (this.#salt?.day !== day) this.#salt = { day, text: saltOf(this.#book, day, randomToken()) };
    const text = `${this.#salt.text} ${visitor}`;
    return (await hashText(text)).slice(0, 16);
  }

  #tidy(): void {
    this.#tidiedOn = this.clock();
    forgetOld(this.#book);
  }
}

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}

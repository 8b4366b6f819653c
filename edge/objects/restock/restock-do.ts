import { DurableObject } from 'cloudflare:workers';
import type { RestockList, RestockSendRequest } from '../../../formatters/vocabulary/api/restock.ts';
import {
  type BackInStock,
  backInStock,
  type RestockGroupsQuery,
  type RestockRequestsQuery,
  type SignUpQuestion,
} from '../../domain/restock.ts';
import type { Env } from '../../platform/env.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { createReleaseReader } from '../../release/active-release.ts';
import { type Alarm, createAlarm } from '../alarm.ts';
import { migrate } from '../migrate.ts';
import { createOutbox, type OutboxMessage } from '../outbox.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import {
  forgetOld,
  isSomebodyHere,
  listGroups,
  listSignUps,
  notify,
  signUp,
  type WaitingList,
} from './restock-requests.ts';
import { RESTOCK_STEPS } from './schema.ts';

const SIGN_UPS = [{ most: 10, windowMs: 60_000 }];
/** Until somebody is told, or forgotten. */
const WHEN_FULL_SECONDS = 3600;
const DAY_MS = 86_400_000;

/** Who waits for what is sold out on one site. Nobody is told twice for one sign-up, whatever is retried. */
export class RestockDO extends DurableObject<Env> {
  /** Set by tests. */
  clock: () => number = Date.now;
  readonly #list: WaitingList;
  readonly #alarm: Alarm;
  readonly #limiter = createRateLimiter(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, RESTOCK_STEPS);
    const { sql } = ctx.storage;
    const clock = () => this.clock();
    this.#list = { sql, clock, outbox: createOutbox(sql, clock, createEmailProvider(env)) };
    this.#alarm = createAlarm({ storage: ctx.storage, next: () => this.#next(), clock });
    ctx.blockConcurrencyWhile(() => this.#alarm.wake());
  }

  /** The seconds to wait when one address asks too often, or the list of this variant is full. */
  async signUp(question: SignUpQuestion): Promise<number | undefined> {
    const wait = this.#limiter.take(question.clientAddress, SIGN_UPS);
    if (wait !== undefined) return wait;
    if (!this.#write(() => signUp(this.#list, question))) return WHEN_FULL_SECONDS;
    await this.#alarm.keep();
    return undefined;
  }

  signUps(question: RestockRequestsQuery): RestockList {
    return listSignUps(this.#list, question);
  }

  groups(question: RestockGroupsQuery = {}): RestockList {
    return listGroups(this.#list, question);
  }

  /** Tells everybody who waits for these, in one transaction; how many there were. */
  async send(variants: readonly BackInStock[]): Promise<number> {
    const count = this.#write(() => notify(this.#list, variants));
    await this.#alarm.keep();
    return count;
  }

  /** The ledger says that these can be bought again: tells those who wait, if the site wants that (R-ERESTOCK-API-12). */
  async stockRose(siteId: string, items: readonly RestockSendRequest[]): Promise<number> {
    const release = await createReleaseReader(this.env, siteId)();
    if (release?.data.store.sendRestockAutomatically !== true) return 0;
    return this.send(items.flatMap((item) => backInStock(release.data, item) ?? []));
  }

  listOutbox(question: { readonly limit: number; readonly before?: number }): readonly OutboxMessage[] {
    return this.#list.outbox.list(question);
  }

  override async alarm(): Promise<void> {
    await this.#list.outbox.deliver();
    this.#write(() => forgetOld(this.#list));
    await this.#alarm.again();
  }

  #write<Answer>(step: () => Answer): Answer {
    return this.ctx.storage.transactionSync(step);
  }

  /** Letters when they are due; once a day, whom nothing is owed any more is forgotten. */
  #next(): number | undefined {
    const due = this.#list.outbox.nextDue();
    if (!isSomebodyHere(this.#list)) return due;
    return Math.min(due ?? Number.POSITIVE_INFINITY, this.clock() + DAY_MS);
  }
}

import type {
  EditorRestockGroupsResponse,
  RestockList,
  RestockSendRequest,
} from '../../../formatters/vocabulary/api/restock.ts';
import type { OutboxMessage, OutboxQuery } from '../../domain/email.ts';
import type { Metric } from '../../domain/metrics.ts';
import {
  type RestockedVariant,
  type RestockGroupPageQuery,
  type RestockGroupsQuery,
  type RestockObject,
  type RestockRequestsQuery,
  restockedVariant,
  type SignUpRequest,
} from '../../domain/restock.ts';
import type { Env } from '../../platform/env.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { createReleaseReader } from '../../release/active-release.ts';
import { emailMetrics } from '../metrics.ts';
import { createOutbox, type OutboxContext } from '../outbox.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { StorageObject } from '../storage-object.ts';
import { listGroups, readGroupPage } from './restock-groups.ts';
import { deleteExpired, hasRequests, listSignUps, notify, signUp } from './restock-requests.ts';
import { RESTOCK_STEPS } from './schema.ts';

const SIGN_UP_LIMITS = [{ max: 10, windowMs: 60_000 }];
/** Retry time while a variant has too many requests, until some are notified or deleted. */
const FULL_RETRY_SECONDS = 3600;
const DAY_MS = 86_400_000;

/** Back-in-stock requests of one site. Each request is notified at most once, regardless of retries. */
export class RestockDO extends StorageObject implements RestockObject {
  readonly #context: OutboxContext;
  readonly #limiter = createRateLimiter(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, RESTOCK_STEPS);
    const { sql, clock } = this.storage;
    this.#context = { sql, clock, outbox: createOutbox(sql, clock, createEmailProvider(env)) };
    this.initAlarm();
  }

  async signUp(request: SignUpRequest): Promise<number | undefined> {
    const wait = this.#limiter.take(request.clientAddress, SIGN_UP_LIMITS);
    if (wait !== undefined) return wait;
    if (!this.transaction(() => signUp(this.#context, request))) return FULL_RETRY_SECONDS;
    await this.alarms.schedule();
    return undefined;
  }

  signUps(query: RestockRequestsQuery): RestockList {
    return listSignUps(this.#context, query);
  }

  groups(query: RestockGroupsQuery = {}): RestockList {
    return listGroups(this.#context, query);
  }

  groupPage(query: RestockGroupPageQuery): EditorRestockGroupsResponse {
    return readGroupPage(this.#context, query);
  }

  async send(variants: readonly RestockedVariant[]): Promise<number> {
    const count = this.transaction(() => notify(this.#context, variants));
    await this.alarms.schedule();
    return count;
  }

  /** R-ERESTOCK-API-12. */
  async handleRestock(siteId: string, items: readonly RestockSendRequest[]): Promise<number> {
    const release = await createReleaseReader(this.env, siteId)();
    if (release?.data.store.sendRestockAutomatically !== true) return 0;
    return this.send(items.flatMap((item) => restockedVariant(release.data, item) ?? []));
  }

  listOutbox(query: OutboxQuery): readonly OutboxMessage[] {
    return this.#context.outbox.list(query);
  }

  protected override async runTasks(): Promise<void> {
    await this.#context.outbox.deliver();
    this.transaction(() => deleteExpired(this.#context));
    await this.alarms.reschedule();
  }

  protected override ownMetrics(): readonly Metric[] {
    return [...emailMetrics(this.storage, { hasProvider: createEmailProvider(this.env) !== undefined })];
  }

  /** Due emails, and a daily cleanup while there are requests. */
  protected override nextAlarm(): number | undefined {
    const due = this.#context.outbox.nextDue();
    if (!hasRequests(this.#context)) return due;
    return Math.min(due ?? Number.POSITIVE_INFINITY, this.clock() + DAY_MS);
  }
}

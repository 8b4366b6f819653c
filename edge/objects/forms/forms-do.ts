import type { StoredSubscriber } from '../../../formatters/vocabulary/api/mailing-lists.ts';
import type { OutboxMessage, OutboxQuery } from '../../domain/email.ts';
import type {
  FormCount,
  FormsObject,
  FoundSubmissions,
  ListedSubmission,
  SaveRequest,
  SaveResponse,
  SubmissionSearch,
  SubmissionsQuery,
} from '../../domain/forms.ts';
import type {
  FoundSubscribers,
  SubscribeRequest,
  SubscriberSearch,
  SubscribersQuery,
} from '../../domain/mailing-list.ts';
import type { Metric } from '../../domain/metrics.ts';
import type { Env } from '../../platform/env.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { countBy, emailMetrics } from '../metrics.ts';
import { createOutbox } from '../outbox.ts';
import { createStoredRateLimit } from '../persistent-rate-limiter.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { StorageObject } from '../storage-object.ts';
import { findSubmissions, readSubmissions } from './find-submissions.ts';
import { FORMS_STEPS } from './schema.ts';
import {
  countSubmissions,
  deleteSubmission,
  findSaved,
  listSubmissions,
  markSeen,
  markSpam,
  saveSubmission,
} from './submissions.ts';
import {
  confirmSubscriber,
  countSubscribers,
  deleteSubscriber,
  deleteSubscribers,
  deleteUnconfirmed,
  findSubscribers,
  listSubscribers,
  nextExpiry,
  readSubscribers,
  type SubscribersContext,
  subscribe,
} from './subscribers.ts';

/** Per form and address (R-EFORM-API-09). */
const SAVE_LIMITS = [{ max: 5, windowMs: 60_000 }];

/** One of eight shards of the form submissions and subscribers of a site. A stored submission is kept even if its email fails. */
export class FormsDO extends StorageObject implements FormsObject {
  readonly #context: SubscribersContext;
  readonly #limiter = createRateLimiter(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, FORMS_STEPS);
    const { sql, clock } = this.storage;
    this.#context = {
      sql,
      clock,
      outbox: createOutbox(sql, clock, createEmailProvider(env)),
      limiter: createStoredRateLimit(sql, clock),
    };
    this.initAlarm();
  }

  async save(request: SaveRequest): Promise<SaveResponse> {
    const response = this.transaction(() => this.#saveOnce(request));
    if (response.outcome === 'saved') await this.alarms.schedule();
    return response;
  }

  findSaved(id: string, bodyHash: string): SaveResponse | undefined {
    return findSaved(this.#context, id, bodyHash);
  }

  consumeRateLimit(formId: string, clientAddress: string): number | undefined {
    return clientAddress === '' ? undefined : this.#limiter.take(`${formId} ${clientAddress}`, SAVE_LIMITS);
  }

  submissions(query: SubmissionsQuery): readonly ListedSubmission[] {
    return listSubmissions(this.#context, query);
  }

  findSubmissions(query: SubmissionSearch): FoundSubmissions {
    return this.transaction(() => findSubmissions(this.#context, query));
  }

  readSubmissions(ids: readonly string[]): readonly ListedSubmission[] {
    return readSubmissions(this.#context, ids);
  }

  counts(): readonly FormCount[] {
    return countSubmissions(this.#context);
  }

  markSeen(formId: string, until: number): void {
    this.transaction(() => markSeen(this.#context, formId, until));
  }

  async markSpam(id: string, isSpam: boolean): Promise<boolean> {
    const exists = this.transaction(() => markSpam(this.#context, id, isSpam));
    await this.alarms.schedule();
    return exists;
  }

  deleteSubmission(id: string): boolean {
    return this.transaction(() => deleteSubmission(this.#context, id));
  }

  async subscribe(request: SubscribeRequest): Promise<boolean> {
    const isStored = this.transaction(() => subscribe(this.#context, request));
    await this.alarms.schedule();
    return isStored;
  }

  confirmSubscriber(id: string): boolean {
    return this.transaction(() => confirmSubscriber(this.#context, id));
  }

  deleteSubscriber(id: string): boolean {
    return this.transaction(() => deleteSubscriber(this.#context, id));
  }

  deleteSubscribers(listId: string, releaseId: string): void {
    this.transaction(() => deleteSubscribers(this.#context, listId, releaseId));
  }

  findSubscribers(query: SubscriberSearch): FoundSubscribers {
    return findSubscribers(this.#context, query);
  }

  readSubscribers(ids: readonly string[]): readonly StoredSubscriber[] {
    return readSubscribers(this.#context, ids);
  }

  subscribers(query: SubscribersQuery): readonly StoredSubscriber[] {
    return listSubscribers(this.#context, query);
  }

  countSubscribers(): Readonly<Record<string, number>> {
    return countSubscribers(this.#context);
  }

  listOutbox(query: OutboxQuery): readonly OutboxMessage[] {
    return this.#context.outbox.list(query);
  }

  protected override async runTasks(): Promise<void> {
    await this.#context.outbox.deliver();
    this.transaction(() => deleteUnconfirmed(this.#context));
    await this.alarms.reschedule();
  }

  protected override ownMetrics(): readonly Metric[] {
    return [
      ...countBy(this.storage, 'quoin_form_submissions', {
        label: 'kind',
        value: "CASE is_spam WHEN 1 THEN 'spam' ELSE 'inbox' END",
        from: 'submissions',
      }),
      ...emailMetrics(this.storage, { hasProvider: createEmailProvider(this.env) !== undefined }),
    ];
  }

  /** Due emails, and the deletion of unconfirmed addresses. */
  protected override nextAlarm(): number | undefined {
    const times = [this.#context.outbox.nextDue(), nextExpiry(this.#context)];
    const known = times.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
  }

  #saveOnce(request: SaveRequest): SaveResponse {
    const earlier = findSaved(this.#context, request.id, request.bodyHash);
    if (earlier !== undefined) return earlier;
    if (!request.isKeyFresh) return { outcome: 'key-expired' };
    const wait = this.consumeRateLimit(request.formId, request.clientAddress);
    if (wait !== undefined) return { outcome: 'too-often', retryAfterSeconds: wait };
    return saveSubmission(this.#context, request);
  }
}

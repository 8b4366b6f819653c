import { DurableObject } from 'cloudflare:workers';
import type {
  FormCount,
  ListedSubmission,
  SaveRequest,
  SaveResponse,
  SubmissionsQuery,
} from '../../domain/forms.ts';
import type { Env } from '../../platform/env.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { type Alarm, createAlarm } from '../alarm.ts';
import { migrate } from '../migrate.ts';
import { createOutbox, type OutboxMessage } from '../outbox.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { FORMS_STEPS } from './schema.ts';
import {
  countSubmissions,
  type Drawer,
  deleteSubmission,
  earlierSave,
  listSubmissions,
  markSeen,
  markSpam,
  saveSubmission,
} from './submissions.ts';

/** Of one form and address (R-EFORM-API-09). */
const SAVES = [{ most: 5, windowMs: 60_000 }];

/**
 * Answers to the forms of a site: one of eight, so that a flood on some keys leaves the others alone. What was saved
 * is there for good, whatever becomes of the letter about it.
 */
export class FormsDO extends DurableObject<Env> {
  /** Set by tests. */
  clock: () => number = Date.now;
  readonly #drawer: Drawer;
  readonly #alarm: Alarm;
  readonly #limiter = createRateLimiter(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, FORMS_STEPS);
    const { sql } = ctx.storage;
    const clock = () => this.clock();
    this.#drawer = { sql, clock, outbox: createOutbox(sql, clock, createEmailProvider(env)) };
    this.#alarm = createAlarm({ storage: ctx.storage, next: this.#drawer.outbox.nextDue, clock });
    ctx.blockConcurrencyWhile(() => this.#alarm.wake());
  }

  /** The same key with the same answers is one submission, and is answered the same way each time. */
  async save(question: SaveRequest): Promise<SaveResponse> {
    const answer = this.#write(() => this.#saveOnce(question));
    if (answer.outcome === 'saved') await this.#alarm.keep();
    return answer;
  }

  /** Asked before what cannot be asked twice: a token of a captcha is good for one look. */
  earlier(id: string, bodyHash: string): SaveResponse | undefined {
    return earlierSave(this.#drawer, id, bodyHash);
  }

  /** Counts one save of an address whose answers go to another shard; the seconds to wait when it is one too many. */
  takeTurn(formId: string, clientAddress: string): number | undefined {
    return clientAddress === '' ? undefined : this.#limiter.take(`${formId} ${clientAddress}`, SAVES);
  }

  /** Newest first. */
  submissions(question: SubmissionsQuery): readonly ListedSubmission[] {
    return listSubmissions(this.#drawer, question);
  }

  counts(): readonly FormCount[] {
    return countSubmissions(this.#drawer);
  }

  /** Somebody has seen the answers to a form up to here. */
  markSeen(formId: string, until: number): void {
    this.#write(() => markSeen(this.#drawer, formId, until));
  }

  /** False: there is no such submission. */
  async markSpam(id: string, isSpam: boolean): Promise<boolean> {
    const isThere = this.#write(() => markSpam(this.#drawer, id, isSpam));
    await this.#alarm.keep();
    return isThere;
  }

  deleteSubmission(id: string): boolean {
    return this.#write(() => deleteSubmission(this.#drawer, id));
  }

  listOutbox(question: { readonly limit: number; readonly before?: number }): readonly OutboxMessage[] {
    return this.#drawer.outbox.list(question);
  }

  override async alarm(): Promise<void> {
    await this.#drawer.outbox.deliver();
    await this.#alarm.again();
  }

  #saveOnce(question: SaveRequest): SaveResponse {
    const earlier = earlierSave(this.#drawer, question.id, question.bodyHash);
    if (earlier !== undefined) return earlier;
    if (!question.isKeyFresh) return { outcome: 'key-expired' };
    const wait = this.takeTurn(question.formId, question.clientAddress);
    if (wait !== undefined) return { outcome: 'too-often', retryAfterSeconds: wait };
    return saveSubmission(this.#drawer, question);
  }

  #write<Answer>(step: () => Answer): Answer {
    return this.ctx.storage.transactionSync(step);
  }
}

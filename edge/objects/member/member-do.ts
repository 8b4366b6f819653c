import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import { SERVER_TEXTS } from '../../../formatters/vocabulary/site/server-texts.ts';
import type {
  Member,
  MemberAction,
  MemberObject,
  MemberResult,
  MemberSignIn,
  NewAccount,
  ResetRequest,
} from '../../domain/member.ts';
import type { Metric } from '../../domain/metrics.ts';
import { HASH_RETRY_SECONDS, runInHashQueue } from '../../platform/crypto/hash-queue.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { hashPassword, isPassword } from '../../platform/crypto/password.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import type { Env } from '../../platform/env.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { countRows, emailMetrics } from '../metrics.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import { createStoredRateLimit, type StoredRateLimit } from '../persistent-rate-limiter.ts';
import { createRateLimiter, type RateLimit } from '../rate-limiter.ts';
import { createSignInAttempts, type SignInAttempts } from '../sign-in-attempts.ts';
import { createSignInTurns } from '../sign-in-turns.ts';
import { StorageObject } from '../storage-object.ts';
import { createMembers, type Members } from './members.ts';
import { MEMBER_STEPS } from './schema.ts';

/** Per address, for any account: each of these hashes a password or sends an email. */
const LIMITS = {
  signIn: [{ max: 30, windowMs: 15 * 60_000 }],
  account: [{ max: 5, windowMs: 60_000 }],
  reset: [{ max: 10, windowMs: 3_600_000 }],
  /** Passwords of protected pages, right or wrong. */
  page: [{ max: 10, windowMs: 15 * 60_000 }],
  /** Sign-ins of a known device, to which the limits of addresses and the line of the site do not apply. */
  device: [{ max: 30, windowMs: 15 * 60_000 }],
} as const satisfies Readonly<Record<MemberAction | 'device', readonly RateLimit[]>>;
const RESETS = { max: 3, seconds: 3600 } as const;
const DAY_MS = 86_400_000;
const LIFE_MS = { idle: DAY_MS, remembered: 30 * DAY_MS } as const;
/** Minimum interval between renewals of a session: each renewal waits for a disk write. */
const RENEW_EVERY_MS = 10 * 60_000;
const RESET_LIFE_MS = 3_600_000;

/** One shard of the customers of a site, by email, and their sessions. */
export class MemberDO extends StorageObject implements MemberObject {
  readonly #members: Members;
  readonly #attempts: SignInAttempts;
  readonly #resets: StoredRateLimit;
  readonly #limiter = createRateLimiter(() => this.clock());
  readonly #turns = createSignInTurns(() => this.clock());
  readonly #outbox: Outbox;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, MEMBER_STEPS);
    const { sql, clock } = this.storage;
    this.#members = createMembers(sql, clock);
    this.#resets = createStoredRateLimit(sql, clock);
    this.#attempts = createSignInAttempts(this.#resets, clock);
    this.#outbox = createOutbox(sql, clock, createEmailProvider(env));
    this.initAlarm();
  }

  /**
   * Counts an attempt of an address, whose accounts may be in other shards; returns the seconds to wait if it exceeds the
   * limit. Unknown addresses are not limited.
   */
  consumeRateLimit(action: MemberAction, clientAddress: string): number | undefined {
    return this.#limiter.take(clientAddress && `${action} ${clientAddress}`, LIMITS[action]);
  }

  takeSignInTurn(siteId: string): number | undefined {
    return this.#turns.take(siteId);
  }

  /** Creates an account and signs it in. For an existing account with this password, it only signs in: a retry succeeds. */
  async create(account: NewAccount): Promise<MemberResult> {
    if (this.#members.byEmail(account.email) !== undefined) {
      const result = await this.signIn(account);
      return !result.ok && result.reason === 'wrong' ? { ok: false, reason: 'taken' } : result;
    }
    const password = await runInHashQueue(() => hashPassword(account.password));
    if (password === undefined) return BUSY;
    const session = await newSession(account.isRemembered);
    const created = this.transaction(() => {
      const member = this.#members.add({ ...account, password });
      return member && this.#startSession(member, session);
    });
    // A concurrent request may have created the account while the password was hashed.
    return created ?? this.create(account);
  }

  /** Takes the same time for an unknown email as for a wrong password. */
  async signIn(request: MemberSignIn): Promise<MemberResult> {
    const { email, password, isRemembered, clientAddress = '', knownDevice } = request;
    const isKnownDevice = knownDevice !== undefined;
    const attempt = { email, source: await hashText(knownDevice ?? clientAddress), isKnownDevice };
    const known = this.#members.byEmail(email);
    const retryAfter =
      (isKnownDevice && this.#limiter.take(`device ${knownDevice}`, LIMITS.device)) ||
      this.#attempts.take(attempt, known !== undefined);
    if (retryAfter > 0) return { ok: false, reason: 'too-often', retryAfter };
    const isRight = await runInHashQueue(() => isPassword(password, known?.password), isKnownDevice);
    if (isRight === undefined) return BUSY;
    if (!isRight || known === undefined) return WRONG;
    const session = await newSession(isRemembered);
    return this.transaction(() => {
      this.#attempts.reset(attempt);
      return this.#startSession(known.member, session);
    });
  }

  async memberOf(token: string): Promise<Member | undefined> {
    const hash = await hashText(token);
    const session = this.#members.session(hash);
    if (session === undefined) return undefined;
    const { expiresOn, isRemembered } = session;
    const renewed = this.clock() + LIFE_MS.idle;
    if (!isRemembered && expiresOn < renewed - RENEW_EVERY_MS) this.#members.renew(hash, renewed);
    return session.member;
  }

  async signOut(token: string): Promise<void> {
    this.#members.endSession(await hashText(token));
  }

  setLanguage(memberId: string, language: string): void {
    this.#members.setLanguage(memberId, language);
  }

  setCart(memberId: string, cartId: string): void {
    this.#members.setCart(memberId, cartId);
  }

  /**
   * Queues an email with a link that is valid for an hour; the response does not reveal whether the account exists. The
   * outbox of this object is never listed, since the link gives access to the account.
   */
  async requestReset({ email, link, siteTitle, texts = SERVER_TEXTS }: ResetRequest): Promise<void> {
    const token = randomToken();
    const hash = await hashText(token);
    this.transaction(() => {
      this.#deleteOldEmails();
      // Nothing is stored for unknown emails, whose number is unbounded.
      const known = this.#members.byEmail(email);
      if (known === undefined || this.#resets.take(`reset ${email}`, RESETS) > 0) return;
      this.#members.addResetLink(hash, known.member.id, this.clock() + RESET_LIFE_MS);
      this.#outbox.add({
        id: `reset-${hash}`,
        kind: 'mail',
        to: email,
        subject: fillMessage(texts.emailResetSubject, { site: siteTitle }),
        text: `${texts.emailReset}\n\n${link}${token}\n\n${texts.emailResetNote}\n`,
      });
    });
    await this.alarms.schedule();
  }

  /** Ends all sessions and starts one. On `busy`, the link stays valid. */
  async resetPassword(token: string, password: string): Promise<MemberResult> {
    const hash = await hashText(token);
    if (!this.#members.hasResetLink(hash)) return WRONG;
    // The link proves that the customer is the owner, like a known device.
    const hashed = await runInHashQueue(() => hashPassword(password), true);
    if (hashed === undefined) return BUSY;
    const session = await newSession(false);
    return this.transaction(() => {
      const member = this.#members.resetPassword(hash, hashed);
      return member === undefined ? WRONG : this.#startSession(member, session);
    });
  }

  async isResetLink(token: string): Promise<boolean> {
    return this.#members.hasResetLink(await hashText(token));
  }

  protected override async runTasks(): Promise<void> {
    await this.#outbox.deliver();
    await this.alarms.reschedule();
  }

  protected override ownMetrics(): readonly Metric[] {
    return [
      ...countRows(this.storage, 'quoin_customers', 'members'),
      ...emailMetrics(this.storage, { hasProvider: createEmailProvider(this.env) !== undefined }),
    ];
  }

  protected override nextAlarm(): number | undefined {
    return this.#outbox.nextDue();
  }

  /** The links in these emails have expired. */
  #deleteOldEmails(): void {
    this.storage.sql.exec('DELETE FROM outbox WHERE created_on <= ?', this.clock() - DAY_MS);
  }

  /** Always creates a new token, which prevents session fixation. */
  #startSession(member: Member, { token, hash, isRemembered }: NewSession): MemberResult {
    const expiresOn = this.clock() + (isRemembered ? LIFE_MS.remembered : LIFE_MS.idle);
    this.#members.addSession({ hash, memberId: member.id, isRemembered, expiresOn });
    return { ok: true, token, member };
  }
}

const WRONG = { ok: false, reason: 'wrong' } as const;
/** The queue of password hashes is full. */
const BUSY = { ok: false, reason: 'busy', retryAfter: HASH_RETRY_SECONDS } as const;

interface NewSession {
  readonly token: string;
  readonly hash: string;
  readonly isRemembered: boolean;
}

/** Created before the transaction, which must not await. */
async function newSession(isRemembered: boolean): Promise<NewSession> {
  const token = randomToken();
  return { token, hash: await hashText(token), isRemembered };
}

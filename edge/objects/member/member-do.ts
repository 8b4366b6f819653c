import { DurableObject } from 'cloudflare:workers';
import { HASH_RETRY_SECONDS, inHashTurn } from '../../platform/crypto/hash-queue.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { hashPassword, isPassword } from '../../platform/crypto/password.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import type { Env } from '../../platform/env.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { type Alarm, createAlarm } from '../alarm.ts';
import { migrate } from '../migrate.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import { createStoredRateLimit, type StoredRateLimit } from '../persistent-rate-limiter.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { createGuesses, type Guesses } from '../sign-in-attempts.ts';
import { createMembers, type Member, type Members } from './members.ts';
import { MEMBER_STEPS } from './schema.ts';

export interface MemberSignIn {
  /** In small letters, as the shard was found by it. */
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export interface NewAccount extends MemberSignIn {
  readonly name: string;
}

export type MemberResult =
  | { readonly ok: true; readonly token: string; readonly member: Member }
  | { readonly ok: false; readonly reason: 'wrong' | 'taken' }
  | { readonly ok: false; readonly reason: 'too-often' | 'busy'; readonly retryAfter: number };

export interface ResetRequest {
  readonly email: string;
  /** The address of the page, up to where the token goes. */
  readonly link: string;
  readonly siteTitle: string;
}

/** Of one address, whosever accounts it is about: each of these costs time, or sends somebody a letter. */
const TURNS = {
  signIn: [{ most: 30, windowMs: 15 * 60_000 }],
  account: [{ most: 5, windowMs: 60_000 }],
  reset: [{ most: 10, windowMs: 3_600_000 }],
  /** Of everybody at a site, counted in one shard: each sign-in keeps the runtime busy. */
  site: [{ most: 60, windowMs: 60_000 }],
} as const;
export type MemberTurn = keyof typeof TURNS;
const RESETS = { most: 3, seconds: 3600 } as const;
const DAY_MS = 86_400_000;
const LIFE_MS = { idle: DAY_MS, remembered: 30 * DAY_MS } as const;
/** A session in use is written this often, not with every call: each write waits for the disk. */
const RENEW_EVERY_MS = 10 * 60_000;
const RESET_LIFE_MS = 3_600_000;

/** Customers of one site whose email falls to this shard, and their sessions. */
export class MemberDO extends DurableObject<Env> {
  /** Set by tests. */
  clock: () => number = Date.now;
  readonly #members: Members;
  readonly #guesses: Guesses;
  readonly #resets: StoredRateLimit;
  readonly #turns = createRateLimiter(() => this.clock());
  readonly #outbox: Outbox;
  readonly #alarm: Alarm;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, MEMBER_STEPS);
    const { sql } = ctx.storage;
    const clock = () => this.clock();
    this.#members = createMembers(sql, clock);
    this.#resets = createStoredRateLimit(sql, clock);
    this.#guesses = createGuesses(this.#resets, clock);
    this.#outbox = createOutbox(sql, clock, createEmailProvider(env));
    this.#alarm = createAlarm({ storage: ctx.storage, next: this.#outbox.nextDue, clock });
    ctx.blockConcurrencyWhile(() => this.#alarm.wake());
  }

  /**
   * Counts one try of an address whose accounts may be in other shards; the seconds to wait when it is one too many.
   * Nobody is limited who cannot be told apart.
   */
  takeTurn(turn: MemberTurn, clientAddress: string): number | undefined {
    return this.#turns.take(clientAddress && `${turn} ${clientAddress}`, TURNS[turn]);
  }

  /** Makes an account and signs it in. Whoever has it already, and knows its password, is signed in: asking twice is no error. */
  async create(account: NewAccount): Promise<MemberResult> {
    if (this.#members.byEmail(account.email) !== undefined) {
      const result = await this.signIn(account);
      return !result.ok && result.reason === 'wrong' ? { ok: false, reason: 'taken' } : result;
    }
    const password = await inHashTurn(() => hashPassword(account.password));
    if (password === undefined) return BUSY;
    const session = await newSession(account.isRemembered);
    const made = this.#write(() => {
      const member = this.#members.add({ ...account, password });
      return member && this.#begin(member, session);
    });
    // Somebody, or the same person, may have been faster while the password waited for its turn.
    return made ?? this.create(account);
  }

  /** Takes as long for an email that nobody has as for a wrong password. */
  async signIn({ email, password, isRemembered }: MemberSignIn): Promise<MemberResult> {
    const known = this.#members.byEmail(email);
    const retryAfter = this.#guesses.take(email, known !== undefined);
    if (retryAfter > 0) return { ok: false, reason: 'too-often', retryAfter };
    const isRight = await inHashTurn(() => isPassword(password, known?.password));
    if (isRight === undefined) return BUSY;
    if (!isRight || known === undefined) return { ok: false, reason: 'wrong' };
    const session = await newSession(isRemembered);
    return this.#write(() => {
      this.#guesses.reset(email);
      return this.#begin(known.member, session);
    });
  }

  /** Whose session this is; undefined when it has ended. */
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
   * Promises a letter with a link that lives for an hour. Says nothing about whether there is such an account. The letter
   * is in no list: whoever reads it can sign in as somebody else.
   */
  async requestReset({ email, link, siteTitle }: ResetRequest): Promise<void> {
    const token = randomToken();
    const hash = await hashText(token);
    this.#write(() => {
      this.#deleteOldEmails();
      // Nothing is written about emails that nobody has: there is no end of them.
      const known = this.#members.byEmail(email);
      if (known === undefined || this.#resets.take(`reset ${email}`, RESETS) > 0) return;
      this.#members.addResetLink(hash, known.member.id, this.clock() + RESET_LIFE_MS);
      this.#outbox.add({
        id: `reset-${hash}`,
        kind: 'mail',
        to: email,
        subject: `Your password at ${siteTitle}`,
        text: `You can choose a new password here within an hour:\n\n${link}${token}\n\nIf you did not ask for it, there is nothing to do.\n`,
      });
    });
    await this.#alarm.keep();
  }

  /** Ends all sessions. False: the link was used, or is too old. `busy`: it is good, and to be used a little later. */
  async resetPassword(token: string, password: string): Promise<boolean | 'busy'> {
    const hash = await hashText(token);
    if (!this.#members.hasResetLink(hash)) return false;
    const hashed = await inHashTurn(() => hashPassword(password));
    if (hashed === undefined) return 'busy';
    return this.#write(() => this.#members.resetPassword(hash, hashed));
  }

  /** Whether a page should ask for a new password at all. */
  async isResetLink(token: string): Promise<boolean> {
    return this.#members.hasResetLink(await hashText(token));
  }

  override async alarm(): Promise<void> {
    await this.#outbox.deliver();
    await this.#alarm.again();
  }

  /** Their links are long dead. */
  #deleteOldEmails(): void {
    this.ctx.storage.sql.exec('DELETE FROM outbox WHERE created_on <= ?', this.clock() - DAY_MS);
  }

  /** Always a new token: one that somebody may have put into the browser before signing in is worth nothing. */
  #begin(member: Member, { token, hash, isRemembered }: NewSession): MemberResult {
    const expiresOn = this.clock() + (isRemembered ? LIFE_MS.remembered : LIFE_MS.idle);
    this.#members.addSession({ hash, memberId: member.id, isRemembered, expiresOn });
    return { ok: true, token, member };
  }

  #write<Answer>(step: () => Answer): Answer {
    return this.ctx.storage.transactionSync(step);
  }
}

/** The thread of the runtime has enough passwords to look at. */
const BUSY = { ok: false, reason: 'busy', retryAfter: HASH_RETRY_SECONDS } as const;

interface NewSession {
  readonly token: string;
  readonly hash: string;
  readonly isRemembered: boolean;
}

/** Made before the transaction, in which nothing may wait. */
async function newSession(isRemembered: boolean): Promise<NewSession> {
  const token = randomToken();
  return { token, hash: await hashText(token), isRemembered };
}

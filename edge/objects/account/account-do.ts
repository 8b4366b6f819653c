import type { MovedContributor } from '../../../formatters/vocabulary/api/move.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import type {
  AccountObject,
  Contributor,
  NewContributor,
  PasswordChange,
  PasswordResult,
  SignInRequest,
  SignInResult,
} from '../../domain/account.ts';
import { HASH_RETRY_SECONDS, runInHashQueue } from '../../platform/crypto/hash-queue.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { hashPassword, isPassword } from '../../platform/crypto/password.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import type { Env } from '../../platform/env.ts';
import { pause } from '../../platform/pause.ts';
import { createStoredRateLimit } from '../persistent-rate-limiter.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { createSignInAttempts, type SignInAttempts } from '../sign-in-attempts.ts';
import { createSignInTurns } from '../sign-in-turns.ts';
import { StorageObject } from '../storage-object.ts';
import { type Contributors, createContributors } from './contributors.ts';
import { ACCOUNT_STEPS } from './schema.ts';

/**
 * Sign-in attempts per address, for any account; each attempt hashes a password. Known devices have a limit of their own,
 * so that attempts from elsewhere never lock them out.
 */
const SIGN_IN_LIMITS = {
  address: [{ max: 30, windowMs: 15 * 60_000 }],
  device: [{ max: 30, windowMs: 15 * 60_000 }],
} as const;
const DAY_MS = 86_400_000;
const LIFE_MS = { idle: DAY_MS, remembered: 30 * DAY_MS } as const;
/** Minimum interval between renewals of a session: each renewal waits for a disk write. */
const RENEW_EVERY_MS = 10 * 60_000;
const KEY_LIFE_MS = 10 * 60_000;

/** Contributors of all sites of the deployment, their sessions, and the counters of failed sign-ins. */
export class AccountDO extends StorageObject implements AccountObject {
  readonly #contributors: Contributors;
  readonly #attempts: SignInAttempts;
  readonly #limiter = createRateLimiter(() => this.clock());
  readonly #turns = createSignInTurns(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, ACCOUNT_STEPS);
    const { sql, clock } = this.storage;
    this.#contributors = createContributors(sql);
    this.#attempts = createSignInAttempts(createStoredRateLimit(sql, clock), clock);
  }

  async saveContributor(siteId: string, given: NewContributor): Promise<Contributor> {
    const password = given.password === undefined ? undefined : await hashPassword(given.password);
    return this.transaction(() => this.#contributors.save(siteId, { ...given, password }, this.clock()));
  }

  /** Takes the same time for an unknown email as for a wrong password. */
  async signIn(request: SignInRequest): Promise<SignInResult> {
    const { siteId, email, password, isRemembered, clientAddress = '', knownDevice } = request;
    const isKnownDevice = knownDevice !== undefined;
    const attempt = {
      email: email.trim().toLowerCase(),
      source: await hashText(knownDevice ?? clientAddress),
      isKnownDevice,
    };
    const known = this.#contributors.byEmail(siteId, email);
    const turn = this.#turnOf(request);
    const retryAfter = turn.retryAfter ?? this.#attempts.take(attempt, known !== undefined);
    if (retryAfter > 0) return { ok: false, reason: 'too-often', retryAfter };
    if (turn.waitMs > 0) await pause(turn.waitMs);
    const isRight = await runInHashQueue(() => isPassword(password, known?.password), isKnownDevice);
    if (isRight === undefined) return { ok: false, reason: 'too-often', retryAfter: HASH_RETRY_SECONDS };
    if (!isRight || known === undefined) return { ok: false, reason: 'wrong' };
    const session = await newSession();
    return this.transaction(() => {
      this.#attempts.reset(attempt);
      return this.#startSession(siteId, known.contributor, { ...session, isRemembered });
    });
  }

  hasPassword(siteId: string, email: string): boolean {
    return this.#contributors.byEmail(siteId, email)?.password !== undefined;
  }

  /** A wrong current password counts as a failed sign-in, so that an open session does not bypass the limit. */
  async changePassword({ siteId, email, ...given }: PasswordChange): Promise<PasswordResult> {
    const known = this.#contributors.byEmail(siteId, email);
    if (known === undefined) return { outcome: 'wrong' };
    const session = await hashText(given.token);
    // Guesses elsewhere do not prevent the contributor from changing the password.
    const attempt = { email: known.contributor.email, source: session, isKnownDevice: true };
    const retryAfter = this.#attempts.take(attempt, true);
    if (retryAfter > 0) return { outcome: 'too-often', retryAfter };
    const isCurrent =
      known.password === undefined ||
      (await runInHashQueue(() => isPassword(given.current ?? '', known.password), true));
    if (isCurrent === false) return { outcome: 'wrong' };
    const hash = isCurrent && (await runInHashQueue(() => hashPassword(given.password), true));
    if (hash === undefined) return { outcome: 'too-often', retryAfter: HASH_RETRY_SECONDS };
    return this.transaction(() => {
      // A concurrent request with the same current password may have changed it first.
      if (this.#contributors.byEmail(siteId, email)?.password !== known.password) return { outcome: 'wrong' };
      this.#attempts.reset(attempt);
      this.#contributors.setPassword(known.contributor.id, hash, session);
      return { outcome: 'changed' };
    });
  }

  /**
   * Creates a key that signs in once within ten minutes. Without a role, the key is for the first administrator of the
   * site, who is created if needed; with a role, for a contributor with exactly that role.
   */
  async createSignInKey(siteId: string, role?: number): Promise<string> {
    const key = randomToken(24);
    const hash = await hashText(key);
    this.transaction(() => {
      const { sql } = this.storage;
      const owner = this.#contributors.forKey(siteId, role ?? CONTRIBUTOR_ROLE.admin, this.clock());
      sql.exec('DELETE FROM sign_in_keys WHERE expires_on <= ?', this.clock());
      sql.exec(
        'INSERT INTO sign_in_keys (hash, contributor, site, expires_on) VALUES (?, ?, ?, ?)',
        hash,
        owner.id,
        siteId,
        this.clock() + KEY_LIFE_MS,
      );
    });
    return key;
  }

  async signInWithKey(siteId: string, key: string): Promise<SignInResult> {
    const hash = await hashText(key);
    const session = await newSession();
    return this.transaction(() => {
      const [row] = this.storage.sql
        .exec(
          'DELETE FROM sign_in_keys WHERE hash = ? AND site = ? AND expires_on > ? RETURNING contributor',
          hash,
          siteId,
          this.clock(),
        )
        .toArray();
      const contributor = row && this.#contributors.byId(siteId, String(row.contributor));
      return contributor === undefined
        ? { ok: false, reason: 'wrong' }
        : this.#startSession(siteId, contributor, { ...session, isRemembered: true });
    });
  }

  async contributorOf(siteId: string, token: string): Promise<Contributor | undefined> {
    const hash = await hashText(token);
    const { sql } = this.storage;
    const now = this.clock();
    const [row] = sql
      .exec('SELECT * FROM sessions WHERE hash = ? AND site = ? AND expires_on > ?', hash, siteId, now)
      .toArray();
    if (row === undefined) return undefined;
    const isIdleKind = row.is_remembered === 0;
    if (isIdleKind && Number(row.expires_on) < now + LIFE_MS.idle - RENEW_EVERY_MS) {
      sql.exec('UPDATE sessions SET expires_on = ? WHERE hash = ?', now + LIFE_MS.idle, String(row.hash));
    }
    return this.#contributors.byId(siteId, String(row.contributor));
  }

  rolesOfSessions(siteId: string, hashes: readonly string[]): readonly (readonly number[] | null)[] {
    return hashes.map((hash) => {
      const [row] = this.storage.sql
        .exec(
          'SELECT contributor FROM sessions WHERE hash = ? AND site = ? AND expires_on > ?',
          hash,
          siteId,
          this.clock(),
        )
        .toArray();
      return (row && this.#contributors.byId(siteId, String(row.contributor))?.roles) ?? null;
    });
  }

  async signOut(token: string): Promise<void> {
    this.storage.sql.exec('DELETE FROM sessions WHERE hash = ?', await hashText(token));
  }

  movedContributors(siteId: string): readonly MovedContributor[] {
    return this.#contributors.moved(siteId);
  }

  addContributors(siteId: string, contributors: readonly MovedContributor[]): void {
    this.transaction(() => {
      for (const contributor of contributors) this.#contributors.add(siteId, contributor);
    });
  }

  contributors(siteId: string): readonly Contributor[] {
    return this.#contributors.list(siteId);
  }

  checkWriting(): void {
    // Changes nothing, but is written to disk like every update.
    this.storage.sql.exec('UPDATE _schema SET step = step');
  }

  /** Checks the address first, so that one address cannot slow the sign-ins of the site down. */
  #turnOf({ siteId, clientAddress = '', knownDevice }: SignInRequest): Turn {
    const retryAfter =
      knownDevice === undefined
        ? this.#limiter.take(clientAddress && `address ${clientAddress}`, SIGN_IN_LIMITS.address)
        : this.#limiter.take(`device ${knownDevice}`, SIGN_IN_LIMITS.device);
    if (retryAfter !== undefined) return { retryAfter, waitMs: 0 };
    const waitMs = knownDevice === undefined ? this.#turns.take(siteId) : 0;
    return waitMs === undefined ? { retryAfter: HASH_RETRY_SECONDS, waitMs: 0 } : { waitMs };
  }

  /** Always creates a new token, which prevents session fixation. */
  #startSession(siteId: string, contributor: Contributor, session: NewSession): SignInResult {
    const { sql } = this.storage;
    const { token, hash, isRemembered } = session;
    const now = this.clock();
    sql.exec('DELETE FROM sessions WHERE expires_on <= ?', now);
    sql.exec(
      'INSERT INTO sessions (hash, contributor, site, is_remembered, expires_on) VALUES (?, ?, ?, ?, ?)',
      hash,
      contributor.id,
      siteId,
      isRemembered ? 1 : 0,
      now + (isRemembered ? LIFE_MS.remembered : LIFE_MS.idle),
    );
    return { ok: true, token, contributor };
  }
}

/** When a sign-in may start: after `waitMs`, or not before a new request after `retryAfter` seconds. */
interface Turn {
  readonly waitMs: number;
  readonly retryAfter?: number;
}

interface NewSession {
  readonly token: string;
  readonly hash: string;
  readonly isRemembered: boolean;
}

/** Created before the transaction, which must not await. */
async function newSession(): Promise<Omit<NewSession, 'isRemembered'>> {
  const token = randomToken();
  return { token, hash: await hashText(token) };
}

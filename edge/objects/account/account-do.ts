import { DurableObject } from 'cloudflare:workers';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import type { Contributor } from '../../domain/account.ts';
import { HASH_RETRY_SECONDS, inHashTurn } from '../../platform/crypto/hash-queue.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { hashPassword, isPassword } from '../../platform/crypto/password.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';
import type { Env } from '../../platform/env.ts';
import { migrate } from '../migrate.ts';
import { createStoredRateLimit } from '../persistent-rate-limiter.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { createGuesses, type Guesses } from '../sign-in-attempts.ts';
import { type Contributors, createContributors, type NewContributor } from './contributors.ts';
import { ACCOUNT_STEPS } from './schema.ts';

export interface SignInRequest {
  readonly siteId: string;
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** Empty: nobody who could be told apart. */
  readonly clientAddress?: string;
}

export interface PasswordChange {
  readonly siteId: string;
  readonly email: string;
  /** Of the session that changes it, which goes on. */
  readonly token: string;
  /** Needed by whoever has a password already. */
  readonly current?: string | undefined;
  readonly password: string;
}

export type PasswordResult =
  | { readonly outcome: 'changed' | 'wrong' }
  | { readonly outcome: 'too-often'; readonly retryAfter: number };

export type SignInResult =
  | { readonly ok: true; readonly token: string; readonly contributor: Contributor }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'too-often'; readonly retryAfter: number };

/** Tries of one address, and of everybody at one site, whosever accounts they are about: each of them costs time. */
const TRIES = {
  address: [{ most: 30, windowMs: 15 * 60_000 }],
  site: [{ most: 60, windowMs: 60_000 }],
} as const;
const DAY_MS = 86_400_000;
const LIFE_MS = { idle: DAY_MS, remembered: 30 * DAY_MS } as const;
/** A session in use is written this often, not with every call: each write waits for the disk. */
const RENEW_EVERY_MS = 10 * 60_000;
const KEY_LIFE_MS = 10 * 60_000;

/** Contributors of all sites of the deployment, their sessions, and the count of wrong guesses. */
export class AccountDO extends DurableObject<Env> {
  /** Set by tests. */
  clock: () => number = Date.now;
  readonly #contributors: Contributors;
  readonly #guesses: Guesses;
  readonly #tries = createRateLimiter(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, ACCOUNT_STEPS);
    this.#contributors = createContributors(ctx.storage.sql);
    const clock = () => this.clock();
    this.#guesses = createGuesses(createStoredRateLimit(ctx.storage.sql, clock), clock);
  }

  /** Makes an account, or gives an existing one these roles on the site (and this password, when there is one). */
  async saveContributor(siteId: string, given: NewContributor): Promise<Contributor> {
    const password = given.password === undefined ? undefined : await hashPassword(given.password);
    return this.ctx.storage.transactionSync(() =>
      this.#contributors.save(siteId, { ...given, password }, this.clock()),
    );
  }

  /** Takes as long for an email that nobody has as for a wrong password. */
  async signIn({ siteId, email, clientAddress, ...given }: SignInRequest): Promise<SignInResult> {
    const { password, isRemembered } = given;
    const key = email.trim().toLowerCase();
    const known = this.#contributors.byEmail(siteId, email);
    const retryAfter =
      this.#waitFor(siteId, clientAddress ?? '') ?? this.#guesses.take(key, known !== undefined);
    if (retryAfter > 0) return { ok: false, reason: 'too-often', retryAfter };
    const isRight = await inHashTurn(() => isPassword(password, known?.password));
    if (isRight === undefined) return { ok: false, reason: 'too-often', retryAfter: HASH_RETRY_SECONDS };
    if (!isRight || known === undefined) return { ok: false, reason: 'wrong' };
    const session = await newSession();
    return this.ctx.storage.transactionSync(() => {
      this.#guesses.reset(key);
      return this.#begin(siteId, known.contributor, { ...session, isRemembered });
    });
  }

  hasPassword(siteId: string, email: string): boolean {
    return this.#contributors.byEmail(siteId, email)?.password !== undefined;
  }

  /** A wrong current password is a guess like one of signing in: a session that was left open is no way around the count. */
  async changePassword({ siteId, email, ...given }: PasswordChange): Promise<PasswordResult> {
    const known = this.#contributors.byEmail(siteId, email);
    if (known === undefined) return { outcome: 'wrong' };
    const key = known.contributor.email;
    const retryAfter = this.#guesses.take(key, true);
    if (retryAfter > 0) return { outcome: 'too-often', retryAfter };
    const isOld =
      known.password === undefined ||
      (await inHashTurn(() => isPassword(given.current ?? '', known.password)));
    if (isOld === false) return { outcome: 'wrong' };
    const hash = isOld && (await inHashTurn(() => hashPassword(given.password)));
    if (hash === undefined) return { outcome: 'too-often', retryAfter: HASH_RETRY_SECONDS };
    const session = await hashText(given.token);
    return this.ctx.storage.transactionSync(() => {
      // Somebody may have changed it meanwhile, with the same old one: then that is not the current one any more.
      if (this.#contributors.byEmail(siteId, email)?.password !== known.password) return { outcome: 'wrong' };
      this.#guesses.reset(key);
      this.#contributors.setPassword(known.contributor.id, hash, session);
      return { outcome: 'changed' };
    });
  }

  /**
   * A key that signs in once, within ten minutes: the command line prints it. Without a role for the site's first
   * administrator, who is made where there is none; with one, for somebody who has just that role.
   */
  async createSignInKey(siteId: string, role?: number): Promise<string> {
    const key = randomToken(24);
    const hash = await hashText(key);
    this.ctx.storage.transactionSync(() => {
      const { sql } = this.ctx.storage;
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
    return this.ctx.storage.transactionSync(() => {
      const [row] = this.ctx.storage.sql
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
        : this.#begin(siteId, contributor, { ...session, isRemembered: true });
    });
  }

  /** Whose session this is, with the roles of now; undefined when it has ended, or is of another site. */
  async contributorOf(siteId: string, token: string): Promise<Contributor | undefined> {
    const hash = await hashText(token);
    const { sql } = this.ctx.storage;
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

  async signOut(token: string): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM sessions WHERE hash = ?', await hashText(token));
  }

  /** Who works on a site. */
  contributors(siteId: string): readonly Contributor[] {
    return this.#contributors.list(siteId);
  }

  /** Of an address first, so that one who asks all the time uses up nobody else's. */
  #waitFor(siteId: string, clientAddress: string): number | undefined {
    return (
      this.#tries.take(clientAddress && `address ${clientAddress}`, TRIES.address) ??
      this.#tries.take(`site ${siteId}`, TRIES.site)
    );
  }

  /** Always a new token: one that somebody may have put into the browser before signing in is worth nothing. */
  #begin(siteId: string, contributor: Contributor, session: NewSession): SignInResult {
    const { sql } = this.ctx.storage;
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

interface NewSession {
  readonly token: string;
  readonly hash: string;
  readonly isRemembered: boolean;
}

/** Made before the transaction, in which nothing may wait. */
async function newSession(): Promise<Omit<NewSession, 'isRemembered'>> {
  const token = randomToken();
  return { token, hash: await hashText(token) };
}

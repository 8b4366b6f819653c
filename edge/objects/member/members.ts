import type { Member } from '../../domain/member.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';

export interface NewMember {
  readonly email: string;
  readonly name: string;
  /** Hashed. */
  readonly password: string;
}

export interface StoredSession {
  readonly hash: string;
  readonly memberId: string;
  readonly isRemembered: boolean;
  readonly expiresOn: number;
}

/** The tables of one shard. Callers group writes in a transaction. */
export interface Members {
  /** Returns undefined when the email already has an account. */
  add(member: NewMember): Member | undefined;
  byEmail(email: string): { readonly member: Member; readonly password: string } | undefined;
  setLanguage(id: string, language: string): void;
  setCart(id: string, cartId: string): void;
  addSession(session: StoredSession): void;
  /** Returns undefined when the session has ended. */
  session(hash: string): (Omit<StoredSession, 'memberId'> & { readonly member: Member }) | undefined;
  renew(hash: string, expiresOn: number): void;
  endSession(hash: string): void;
  addResetLink(hash: string, memberId: string, expiresOn: number): void;
  hasResetLink(hash: string): boolean;
  /** Consumes the link, proves the email and ends all sessions. Returns undefined when there is no such link. */
  resetPassword(linkHash: string, password: string): Member | undefined;
}

/** Sessions per customer; the one that expires first is deleted. */
const MAX_SESSIONS = 20;

type Row = Readonly<Record<string, SqlStorageValue>>;

export function createMembers(sql: SqlStorage, clock: () => number): Members {
  return {
    add: ({ email, name, password }) => {
      const [row] = sql
        .exec(
          `INSERT INTO members (id, email, name, password, created_on) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (email) DO NOTHING RETURNING *`,
          randomToken(),
          email,
          name,
          password,
          clock(),
        )
        .toArray();
      return row && memberOf(row);
    },
    byEmail: (email) => {
      const [row] = sql.exec('SELECT * FROM members WHERE email = ?', email).toArray();
      return row && { member: memberOf(row), password: String(row.password) };
    },
    setLanguage: (id, language) => {
      sql.exec('UPDATE members SET language = ? WHERE id = ?', language, id);
    },
    setCart: (id, cartId) => {
      sql.exec('UPDATE members SET cart_id = ? WHERE id = ?', cartId, id);
    },
    ...sessionTable(sql, clock),
    ...resetTable(sql, clock),
  };
}

type Sessions = Pick<Members, 'addSession' | 'session' | 'renew' | 'endSession'>;

function sessionTable(sql: SqlStorage, clock: () => number): Sessions {
  return {
    addSession: ({ hash, memberId, isRemembered, expiresOn }) => {
      sql.exec('DELETE FROM sessions WHERE expires_on <= ?', clock());
      sql.exec(
        'INSERT INTO sessions (hash, member, is_remembered, expires_on) VALUES (?, ?, ?, ?)',
        hash,
        memberId,
        isRemembered ? 1 : 0,
        expiresOn,
      );
      sql.exec(
        `DELETE FROM sessions WHERE member = ?1 AND hash NOT IN (
           SELECT hash FROM sessions WHERE member = ?1 ORDER BY hash = ?2 DESC, expires_on DESC LIMIT ?3)`,
        memberId,
        hash,
        MAX_SESSIONS,
      );
    },
    session: (hash) => {
      const [row] = sql
        .exec(
          `SELECT members.*, is_remembered, expires_on FROM sessions JOIN members ON members.id = member
           WHERE hash = ? AND expires_on > ?`,
          hash,
          clock(),
        )
        .toArray();
      if (row === undefined) return undefined;
      const isRemembered = row.is_remembered === 1;
      return { hash, isRemembered, expiresOn: Number(row.expires_on), member: memberOf(row) };
    },
    renew: (hash, expiresOn) => {
      sql.exec('UPDATE sessions SET expires_on = ? WHERE hash = ?', expiresOn, hash);
    },
    endSession: (hash) => {
      sql.exec('DELETE FROM sessions WHERE hash = ?', hash);
    },
  };
}

type ResetLinks = Pick<Members, 'addResetLink' | 'hasResetLink' | 'resetPassword'>;

function resetTable(sql: SqlStorage, clock: () => number): ResetLinks {
  return {
    addResetLink: (hash, memberId, expiresOn) => {
      sql.exec('DELETE FROM reset_links WHERE expires_on <= ?', clock());
      sql.exec(
        'INSERT INTO reset_links (hash, member, expires_on) VALUES (?, ?, ?)',
        hash,
        memberId,
        expiresOn,
      );
    },
    hasResetLink: (hash) =>
      sql.exec('SELECT hash FROM reset_links WHERE hash = ? AND expires_on > ?', hash, clock()).toArray()
        .length > 0,
    resetPassword: (linkHash, password) => {
      const [link] = sql
        .exec('DELETE FROM reset_links WHERE hash = ? AND expires_on > ? RETURNING member', linkHash, clock())
        .toArray();
      if (link === undefined) return undefined;
      const member = String(link.member);
      const [row] = sql
        .exec(
          'UPDATE members SET password = ?, email_proven_on = COALESCE(email_proven_on, ?) WHERE id = ? RETURNING *',
          password,
          clock(),
          member,
        )
        .toArray();
      sql.exec('DELETE FROM sessions WHERE member = ?', member);
      sql.exec('DELETE FROM reset_links WHERE member = ?', member);
      return row && memberOf(row);
    },
  };
}

function memberOf(row: Row): Member {
  return {
    id: String(row.id),
    email: String(row.email),
    name: String(row.name),
    ...(row.language !== null && { language: String(row.language) }),
    ...(row.cart_id !== null && { cartId: String(row.cart_id) }),
    isEmailProven: row.email_proven_on !== null,
  };
}

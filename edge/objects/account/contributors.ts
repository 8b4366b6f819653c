import type { MovedContributor } from '../../../formatters/vocabulary/api/move.ts';
import { nameOfCode } from '../../../formatters/vocabulary/code-table.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import type { Contributor, NewContributor } from '../../domain/account.ts';
import { randomToken } from '../../platform/crypto/site-keys.ts';

/** The contributors table, with the roles of one site. Callers write inside a transaction. */
export interface Contributors {
  save(siteId: string, contributor: NewContributor, now: number): Contributor;
  byId(siteId: string, id: string): Contributor | undefined;
  byEmail(
    siteId: string,
    email: string,
  ): { contributor: Contributor; password: string | undefined } | undefined;
  /** Stores a password hash and ends all sessions except the one with the hash `currentSession`. */
  setPassword(id: string, password: string, currentSession: string): void;
  /** Returns a contributor with this role, who is created if there is none. */
  forKey(siteId: string, role: number, now: number): Contributor;
  list(siteId: string): readonly Contributor[];
  /** With password hashes. */
  moved(siteId: string): readonly MovedContributor[];
  /** Adds a contributor of another server, whose password replaces the one here, and ends all sessions of the old one. */
  add(siteId: string, contributor: MovedContributor): void;
}

const SELECT = `SELECT c.*, m.roles FROM contributors c JOIN memberships m ON m.contributor = c.id AND m.site = ?`;

export function createContributors(sql: SqlStorage): Contributors {
  const save = (siteId: string, given: NewContributor, now: number): Contributor => {
    const email = given.email.trim().toLowerCase();
    const { id } = sql
      .exec(
        `INSERT INTO contributors (id, email, name, password, created_on) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (email) DO UPDATE SET name = ?3, password = COALESCE(?4, password) RETURNING id`,
        randomToken(8),
        email,
        given.name,
        given.password ?? null,
        now,
      )
      .one();
    sql.exec(
      'INSERT OR REPLACE INTO memberships (contributor, site, roles) VALUES (?, ?, ?)',
      String(id),
      siteId,
      JSON.stringify(given.roles),
    );
    // Sessions that were started with the old password end.
    if (given.password !== undefined) sql.exec('DELETE FROM sessions WHERE contributor = ?', String(id));
    return { id: String(id), email, name: given.name, roles: given.roles };
  };
  const list = (siteId: string) =>
    sql.exec(`${SELECT} ORDER BY c.created_on, c.id`, siteId).toArray().map(contributorOf);
  return {
    save,
    list,
    moved: (siteId) => sql.exec(`${SELECT} ORDER BY c.id`, siteId).toArray().map(movedContributorOf),
    add: (siteId, { id, email, name, password, createdOn, roles }) => {
      if (password !== null)
        sql.exec(
          'DELETE FROM sessions WHERE contributor IN (SELECT id FROM contributors WHERE email = ? AND password IS NOT ?)',
          email,
          password,
        );
      const { id: known } = sql
        .exec(
          `INSERT INTO contributors (id, email, name, password, created_on) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (email) DO UPDATE SET password = COALESCE(excluded.password, password) RETURNING id`,
          id,
          email,
          name,
          password,
          createdOn,
        )
        .one();
      sql.exec(
        'INSERT OR REPLACE INTO memberships (contributor, site, roles) VALUES (?, ?, ?)',
        String(known),
        siteId,
        roles,
      );
    },
    byId: (siteId, id) => {
      const [row] = sql.exec(`${SELECT} WHERE c.id = ?`, siteId, id).toArray();
      return row && contributorOf(row);
    },
    byEmail: (siteId, email) => {
      const [row] = sql.exec(`${SELECT} WHERE c.email = ?`, siteId, email.trim().toLowerCase()).toArray();
      if (row === undefined) return undefined;
      return {
        contributor: contributorOf(row),
        password: row.password === null ? undefined : String(row.password),
      };
    },
    setPassword: (id, password, currentSession) => {
      sql.exec('UPDATE contributors SET password = ? WHERE id = ?', password, id);
      sql.exec('DELETE FROM sessions WHERE contributor = ? AND hash <> ?', id, currentSession);
    },
    forKey: (siteId, role, now) => {
      const isAdmin = role === CONTRIBUTOR_ROLE.admin;
      // Stored emails stay as they are. cspell:ignore nobody
      const email = isAdmin
        ? 'owner@localhost'
        : `${nameOfCode(CONTRIBUTOR_ROLE, role) ?? 'nobody'}@localhost`;
      const known = list(siteId).find((each) => (isAdmin ? each.roles.includes(role) : each.email === email));
      const name = isAdmin ? 'Owner' : email.slice(0, email.indexOf('@')).replace('-', ' ');
      return known ?? save(siteId, { email, name, roles: [role] }, now);
    },
  };
}

function movedContributorOf(row: Readonly<Record<string, SqlStorageValue>>): MovedContributor {
  return {
    id: String(row.id),
    email: String(row.email),
    name: String(row.name),
    password: row.password === null ? null : String(row.password),
    createdOn: Number(row.created_on),
    roles: String(row.roles),
  };
}

function contributorOf(row: Readonly<Record<string, SqlStorageValue>>): Contributor {
  return {
    id: String(row.id),
    email: String(row.email),
    name: String(row.name),
    roles: JSON.parse(String(row.roles)) as readonly number[],
  };
}

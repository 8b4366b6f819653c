import type { MovedContributor } from '../../formatters/vocabulary/api/move.ts';

/** A person who works on one or more sites of the deployment, with the roles on one of them. */
export interface Contributor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Values of `CONTRIBUTOR_ROLE`. */
  readonly roles: readonly number[];
}

export interface NewContributor {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly number[];
  /** Plain text in requests, a hash in the table; absent for contributors who sign in with keys only. */
  readonly password?: string | undefined;
}

export interface SignInRequest {
  readonly siteId: string;
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** Empty or absent when unknown; the limit per address then does not apply. */
  readonly clientAddress?: string;
  /** Id of the device, if the contributor signed in with it before; limits for unknown devices then do not apply. */
  readonly knownDevice?: string | undefined;
}

export type SignInResult =
  | { readonly ok: true; readonly token: string; readonly contributor: Contributor }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'too-often'; readonly retryAfter: number };

export interface PasswordChange {
  readonly siteId: string;
  readonly email: string;
  /** Token of the current session, which stays valid. */
  readonly token: string;
  /** Required when the contributor already has a password. */
  readonly current?: string | undefined;
  readonly password: string;
}

export type PasswordResult =
  | { readonly outcome: 'changed' | 'wrong' }
  | { readonly outcome: 'too-often'; readonly retryAfter: number };

/** RPC interface of `AccountDO`: contributors of all sites of the deployment, and their sessions. */
export interface AccountObject {
  /** Creates a contributor, or updates the roles (and the password, if given) of an existing one. */
  saveContributor(siteId: string, contributor: NewContributor): Promise<Contributor>;
  signIn(request: SignInRequest): Promise<SignInResult>;
  hasPassword(siteId: string, email: string): boolean;
  changePassword(change: PasswordChange): Promise<PasswordResult>;
  /** Creates a one-time sign-in key. Without a role, the key belongs to an administrator of the site. */
  createSignInKey(siteId: string, role?: number): Promise<string>;
  signInWithKey(siteId: string, key: string): Promise<SignInResult>;
  /** Returns the contributor of a session, or undefined when it has ended or belongs to another site. */
  contributorOf(siteId: string, token: string): Promise<Contributor | undefined>;
  /** Returns the roles of each session, by the hash of its token; null when it has ended. Does not renew sessions. */
  rolesOfSessions(siteId: string, hashes: readonly string[]): readonly (readonly number[] | null)[];
  signOut(token: string): Promise<void>;
  contributors(siteId: string): readonly Contributor[];
  /** The contributors of a site with their password hashes, for another server. */
  movedContributors(siteId: string): readonly MovedContributor[];
  /** Adds contributors of another server, whose passwords replace those of contributors with the same email. */
  addContributors(siteId: string, contributors: readonly MovedContributor[]): void;
  /** Throws when nothing can be stored. */
  checkWriting(): void;
}

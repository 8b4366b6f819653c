import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import type { MeasuredObject } from './metrics.ts';
import type { MovableObject } from './move.ts';
/** A customer with an account. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** A language tag. */
  readonly language?: string;
  readonly cartId?: string;
  /**
   * Whether its owner has used a link that was sent to the email. Until then the account may belong to another person, who only knows
   * the address.
   */
  readonly isEmailProven: boolean;
}

export interface MemberSignIn {
  /** Lowercase, since the shard is derived from it. */
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** Empty or absent when unknown. */
  readonly clientAddress?: string;
  /** Id of the device, if the customer signed in with it before; limits for unknown devices then do not apply. */
  readonly knownDevice?: string | undefined;
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
  /** URL of the reset page, up to the token. */
  readonly link: string;
  readonly siteTitle: string;
  /** Patterns of the email; default: in English. */
  readonly texts?: Pick<ServerTexts, 'emailReset' | 'emailResetNote' | 'emailResetSubject'>;
}

/** Actions with a rate limit. */
export type MemberAction = 'signIn' | 'account' | 'reset' | 'page';

/** RPC interface of `MemberDO`: the customers of one site whose email belongs to one shard, and their sessions. */
export interface MemberObject extends MeasuredObject, MovableObject {
  /** Counts an attempt; returns the seconds to wait if it exceeds the limit. */
  consumeRateLimit(action: MemberAction, clientAddress: string): number | undefined;
  /**
   * Returns the milliseconds that a sign-in has to wait, or undefined when too many wait. Counted in one shard for all
   * visitors of a site: each sign-in uses CPU time.
   */
  takeSignInTurn(siteId: string): number | undefined;
  create(account: NewAccount): Promise<MemberResult>;
  signIn(request: MemberSignIn): Promise<MemberResult>;
  /** Returns the customer of a session, or undefined when it has ended. */
  memberOf(token: string): Promise<Member | undefined>;
  signOut(token: string): Promise<void>;
  setLanguage(memberId: string, language: string): void;
  setCart(memberId: string, cartId: string): void;
  requestReset(request: ResetRequest): Promise<void>;
  /** Ends all sessions and proves the email. `wrong`: the link was used or has expired. */
  resetPassword(token: string, password: string): Promise<MemberResult>;
  isResetLink(token: string): Promise<boolean>;
}

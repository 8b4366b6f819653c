/** What the calls of customers who sign in carry (data model 10). */
export interface MemberLoginRequest {
  readonly email: string;
  readonly password: string;
  readonly rememberMe?: boolean;
}

/** Of signing in, of a new account and of signing out: the new crumb (gaps A7), also in the cookie. */
export interface MemberLoginResponse {
  readonly xsrfToken: string;
}

/** POST account: makes an account and signs in. */
export interface MemberAccountRequest extends MemberLoginRequest {
  readonly name: string;
}

/** What the readable cookie `SiteUserInfo` says; no secret, and trusted by nobody. */
export interface SiteUserInfo {
  readonly authenticated: boolean;
  readonly siteUserId: string;
}

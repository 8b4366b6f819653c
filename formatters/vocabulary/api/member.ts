/** API types for customer accounts (data model 10). */
export interface MemberLoginRequest {
  readonly email: string;
  readonly password: string;
  readonly rememberMe?: boolean;
}

/** The response of sign-in, sign-up and sign-out: the new crumb (gaps A7), also set as a cookie. */
export interface MemberLoginResponse {
  readonly xsrfToken: string;
}

/** POST account: creates an account and signs in. */
export interface MemberAccountRequest extends MemberLoginRequest {
  readonly name: string;
}

/** The content of the script-readable cookie `SiteUserInfo`. Not a secret; the server never trusts it. */
export interface SiteUserInfo {
  readonly authenticated: boolean;
  readonly siteUserId: string;
}

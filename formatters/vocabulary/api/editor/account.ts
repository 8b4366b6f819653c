/** GET me: the signed-in contributor. */
export interface EditorMe {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Numbers of CONTRIBUTOR_ROLE. */
  readonly roles: readonly number[];
}

/** GET me/password. Without a password, a contributor signs in with the link that the command line prints. */
export interface EditorPasswordState {
  readonly isSet: boolean;
}

/**
 * PUT me/password. Responds with 200, or with 400 and the message to show. Ends all other sessions of the
 * contributor.
 */
export interface EditorPasswordRequest {
  /** Required if a password is already set. */
  readonly current?: string;
  readonly password: string;
}

/** POST /config/login. Responds with 200 and `EditorLoginResponse`, or with 401 and the message to show. */
export interface EditorLoginRequest {
  readonly email: string;
  readonly password: string;
}

export interface EditorLoginResponse {
  /** The new crumb (gaps A7); also in the cookie. */
  readonly xsrfToken: string;
}

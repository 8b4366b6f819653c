export interface Contributor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Numbers of the vocabulary's CONTRIBUTOR_ROLE. */
  readonly roles: readonly number[];
}

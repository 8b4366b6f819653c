/** Whose orders of which products are meant. */
export interface Purchaser {
  readonly memberId: string;
  /** In lowercase. Only one that is known to be the customer's: anyone can enter any email. */
  readonly email?: string;
  readonly productIds: readonly string[];
}

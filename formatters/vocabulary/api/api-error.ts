/**
 * The body of every error response (gaps A1). `error` and `message` carry the same text because form clients read one
 * and restock clients the other. `errors` maps field ids to messages; with `crumbFail` the client retries once with
 * the fresh cookie.
 */
export interface ApiErrorBody {
  readonly error: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly crumbFail?: true;
}

/**
 * The body of every answer that refuses (gaps A1): `error` and `message` carry the same text, because forms read one
 * and restock the other. `errors` is by field id; `crumbFail` asks for one retry with the fresh cookie.
 */
export interface ApiErrorBody {
  readonly error: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly crumbFail?: true;
}

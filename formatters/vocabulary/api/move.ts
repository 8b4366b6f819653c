/** One Durable Object of a site. */
export interface MoveObject {
  readonly kind: 'site' | 'store' | 'restock' | 'cart' | 'forms' | 'member' | 'census';
  readonly shard: number;
}

/** Response of `GET /_admin/move`. */
export interface MoveOverview {
  readonly siteId: string;
  /** In the order in which they become read-only. */
  readonly objects: readonly MoveObject[];
  /** The same on servers with the same `MASTER_SECRET`. */
  readonly secretMark: string;
}

/** A contributor with the roles on one site. */
export interface MovedContributor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Hash; null without a password. */
  readonly password: string | null;
  /** Epoch milliseconds. */
  readonly createdOn: number;
  /** JSON array of role numbers. */
  readonly roles: string;
}

/** Response of `GET /_admin/move/contributors`, and body of `POST`. */
export interface MoveContributorsResponse {
  readonly contributors: readonly MovedContributor[];
}

/** A value of a row in SQLite. No table has binary values. */
export type MovedValue = string | number | null;
export type MovedRow = readonly MovedValue[];

/**
 * How far an object is in a move to another server. It is read-only on the old one while it is `copying`, until a time in case the
 * move is never finished, and when it is `moved`; and on the new one while it is `receiving`, until it is `received`.
 */
export interface MoveState {
  /** Names one move on both servers. */
  readonly id: string;
  readonly phase: 'copying' | 'moved' | 'receiving' | 'received';
  /** Epoch milliseconds; only while copying. */
  readonly until?: number;
  /** Since when the object is read-only for this move without interruption, in epoch milliseconds. */
  readonly since: number;
  /** Of a receiving object: the move that took its data away before, whose state it gets back when this one is aborted. */
  readonly before?: string;
}

/** What `quoin move` asks one object of a site. Each call can be repeated. */
export type MoveCall =
  | { readonly call: 'describe' }
  /** Begins a phase, which lasts some seconds while copying. */
  | {
      readonly call: 'begin';
      readonly id: string;
      readonly phase: MoveState['phase'];
      readonly seconds?: number | undefined;
    }
  /** Ends a move: the object accepts writes again, unless its data was moved away before. */
  | { readonly call: 'end'; readonly id: string }
  | { readonly call: 'tables' }
  /** One page of rows, after the last key of the page before. */
  | { readonly call: 'rows'; readonly table: string; readonly after?: MovedRow | undefined }
  /** Deletes all rows of a receiving object. */
  | { readonly call: 'clear'; readonly id: string }
  | {
      readonly call: 'write';
      readonly id: string;
      readonly table: string;
      readonly columns: readonly string[];
      readonly rows: readonly MovedRow[];
    };

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 in hex of all rows in the order of their keys. */
  readonly checksum: string;
}

export interface MovedRows {
  readonly columns: readonly string[];
  readonly rows: readonly MovedRow[];
  /** The key of the last row; undefined on the last page. */
  readonly next?: MovedRow;
}

/** A response has the fields of its call. */
export interface MoveResponse {
  /** After the call. */
  readonly state?: MoveState;
  /** Number of migration steps of the object. */
  readonly schema?: number;
  /** Why the call was rejected; the object is unchanged. */
  readonly rejected?: 'other-move' | 'not-receiving' | 'unknown-table';
  readonly tables?: readonly MovedTable[];
  readonly rows?: MovedRows;
}

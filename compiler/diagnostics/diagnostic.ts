/** A spot in a source text. Lines and columns count from 1, offsets from 0; columns and offsets are UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A stretch of a file; `end` is exclusive. */
export interface SourceLocation {
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}

export type Severity = 'error' | 'warning' | 'info';

/** A problem in what the user gave us, never a bug of ours. */
export interface Diagnostic {
  /** Permanent: `area/what-is-wrong`. `quoin explain` takes it. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly location?: SourceLocation;
  /** Ids of what the message calls by its words, such as blocks: for programs. */
  readonly ids?: readonly string[];
  readonly related?: readonly { readonly message: string; readonly location: SourceLocation }[];
  /** How we got there: pages and partials, outermost first. */
  readonly trail?: readonly string[];
}

/** What is always true of a code; `quoin explain` prints it. */
export interface CatalogueEntry {
  readonly severity: Severity;
  /** What it means, why it matters and what happens if it stays. */
  readonly explanation: string;
  /** The shortest source that has the problem … */
  readonly example: string;
  /** … and the same without it. */
  readonly repair: string;
}

/** A position in a source text. Lines and columns start at 1, offsets at 0; columns and offsets are UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A range in a file; `end` is exclusive. */
export interface SourceLocation {
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}

export type Severity = 'error' | 'warning' | 'info';

/** A problem in the user's input, never an internal error. */
export interface Diagnostic {
  /** Permanent: `area/what-is-wrong`. Accepted by `quoin explain`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: the problem. */
  readonly message: string;
  /** How to fix it. */
  readonly hint?: string;
  readonly location?: SourceLocation;
  /** Ids of the objects that the message names by title, such as blocks: for programs. */
  readonly ids?: readonly string[];
  readonly related?: readonly { readonly message: string; readonly location: SourceLocation }[];
  /** Pages and partials that lead to the location, outermost first. */
  readonly trail?: readonly string[];
}

/** General information about a code, printed by `quoin explain`. */
export interface CatalogEntry {
  readonly severity: Severity;
  /** Meaning, reason and consequences. */
  readonly explanation: string;
  /** Shortest source with the problem. */
  readonly example: string;
  /** The same source without it. */
  readonly repair: string;
}

import type { DialectName, JsonObject, Value } from '../../formatters/index.ts';

/** A test with its expectations, independent of the file format. */
export interface TestCase {
  /** Unique within the file: the id of a vector, the path of a case file. */
  readonly id: string;
  readonly file: string;
  /** The line to report: the line of a vector, or the expected output of a case file. */
  readonly line: number;
  readonly kind: 'render' | 'parse' | 'expr';
  readonly template: string;
  /** Start of the template in the file; undefined where the file does not contain it verbatim. */
  readonly templateStart?: { readonly line: number; readonly column: number };
  readonly expression?: string;
  readonly data: Value;
  readonly partials: Readonly<Record<string, string>>;
  readonly injects: JsonObject;
  readonly options: CaseOptions;
  readonly expected: Expected;
  /** Reason for skipping the case. */
  readonly skip?: string;
}

export interface CaseOptions {
  readonly dialect: DialectName;
  /** null runs without locale data. */
  readonly locale: string | null;
  readonly now?: number;
  readonly enableExpr: boolean;
  readonly enableInclude: boolean;
  readonly maxTokens?: number;
  readonly maxStringLen?: number;
  readonly maxPartialDepth?: number;
}

/** Missing fields are not checked. */
export interface Expected {
  readonly output?: string;
  /** Ignores leading and trailing whitespace of the output. */
  readonly trims?: boolean;
  readonly contains?: readonly string[];
  /** Entry i describes error i; null matches any error. */
  readonly errors?: readonly (ExpectedError | null)[];
  readonly errorCount?: number;
  readonly errorsInclude?: readonly ExpectedError[];
  /** The value of the expression; `none` when it has no value. */
  readonly value?: { readonly type: string; readonly value?: Value };
  /** The printed output of the template check, compared without leading and trailing whitespace. */
  readonly problems?: string;
  /** The instruction tree in its public form. */
  readonly code?: Value;
}

export interface ExpectedError {
  readonly type?: string;
  readonly message?: string;
  readonly contains?: string;
}

/** A file, or part of it, that is not a valid test. Counts as failed. */
export interface BrokenCase {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly broken: string;
}

export interface TestResult {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly skipped?: string;
  readonly message?: string;
}

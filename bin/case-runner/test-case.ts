import type { DialectName, JsonObject, Value } from '../../formatters/index.ts';

/** One thing to run and what it must give, whatever kind of file it came from. */
export interface TestCase {
  /** Unique in its file: a vector's id, a case file's path. */
  readonly id: string;
  readonly file: string;
  /** Where in the file people look: the line of a vector, the expected output of a case file. */
  readonly line: number;
  readonly kind: 'render' | 'parse' | 'expr';
  readonly template: string;
  /** Where the template begins in the file, as far as it is written there as it is. */
  readonly templateStart?: { readonly line: number; readonly column: number };
  readonly expression?: string;
  readonly data: Value;
  readonly partials: Readonly<Record<string, string>>;
  readonly injects: JsonObject;
  readonly options: CaseOptions;
  readonly expected: Expected;
  /** Why it is not run. */
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

/** What is absent is not checked. */
export interface Expected {
  readonly output?: string;
  /** White space at both ends of the output does not count. */
  readonly trims?: boolean;
  readonly contains?: readonly string[];
  /** Entry i describes error i; null means any. */
  readonly errors?: readonly (ExpectedError | null)[];
  readonly errorCount?: number;
  readonly errorsInclude?: readonly ExpectedError[];
  /** The value of the expression; `none` when it has none. */
  readonly value?: { readonly type: string; readonly value?: Value };
  /** What a check of the template reports, as printed; white space at both ends does not count. */
  readonly problems?: string;
  /** The instruction tree in its public form. */
  readonly code?: Value;
}

export interface ExpectedError {
  readonly type?: string;
  readonly message?: string;
  readonly contains?: string;
}

/** A file, or a part of it, that cannot be read as a test: it counts as failed. */
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

export interface MutantResult {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
  readonly status: string;
}

export interface Summary {
  readonly found: number;
  readonly tried: number;
  readonly killed: number;
  readonly survived: number;
  readonly timeout: number;
  readonly noCoverage: number;
  readonly score: number;
}

export function summarize(results: readonly MutantResult[]): Summary;
export function exitCodeOf(summary: Summary, minimum: number): 0 | 1;

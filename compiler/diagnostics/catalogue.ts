import type { Diagnostic, Severity } from './diagnostic.ts';
import { TEMPLATE_CODES } from './template-codes.ts';

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

const ENTRIES = { ...TEMPLATE_CODES } as const;

export type Code = keyof typeof ENTRIES;

/** Every code that a diagnostic can have. */
export const CATALOGUE: Readonly<Record<Code, CatalogueEntry>> = ENTRIES;

export function isCode(text: string): text is Code {
  return Object.hasOwn(CATALOGUE, text);
}

/** A diagnostic with the severity that the catalogue gives its code. */
export function problem(code: Code, parts: Omit<Diagnostic, 'code' | 'severity'>): Diagnostic {
  return { code, severity: CATALOGUE[code].severity, ...parts };
}

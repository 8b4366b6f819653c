import type { CatalogEntry, Diagnostic } from './diagnostic.ts';
import { TEMPLATE_CODES } from './template-codes.ts';

export type { CatalogEntry } from './diagnostic.ts';

const ENTRIES = { ...TEMPLATE_CODES } as const;

export type Code = keyof typeof ENTRIES;

/** All diagnostic codes. */
export const CATALOG: Readonly<Record<Code, CatalogEntry>> = ENTRIES;

/** Creates a diagnostic with the severity of its code. */
export function templateDiagnostic(code: Code, parts: Omit<Diagnostic, 'code' | 'severity'>): Diagnostic {
  return { code, severity: CATALOG[code].severity, ...parts };
}

export type { Diagnostic, Place, Position, Severity } from './diagnostic.ts';
export { nearest } from './nearest.ts';
export { createSourceText, type SourceText } from './source-text.ts';

export { CATALOGUE, type Code, problem } from './catalogue.ts';
export { type Collector, createCollector, sortByPlace } from './collector.ts';
export type { CatalogueEntry, Diagnostic, Place, Position, Severity } from './diagnostic.ts';
export { formatFrame, printable } from './format-frame.ts';
export { createNearest, nearest } from './nearest.ts';
export { createSourceText, type SourceText } from './source-text.ts';

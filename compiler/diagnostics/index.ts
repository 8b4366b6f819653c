export { CATALOGUE, type CatalogueEntry, type Code, isCode, problem } from './catalogue.ts';
export { type Collector, createCollector, sortByPlace } from './collector.ts';
export type { Diagnostic, Place, Position, Severity } from './diagnostic.ts';
export { type FrameOptions, formatFrame, locate } from './format-frame.ts';
export { nearest } from './nearest.ts';
export { createSourceText, type SourceText } from './source-text.ts';

export {
  createSourceText,
  type Diagnostic,
  type Place,
  type Position,
  type SourceText,
} from './diagnostics/index.ts';
export * from './template/index.ts';

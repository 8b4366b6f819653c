/**
 * The engine uses the lexer of Chevrotain, only `checkTemplate` its parser. The package does not declare that its modules
 * have no side effects; this option of Rolldown does, so that the parser is loaded only with `checkTemplate`: 8 ms of CPU
 * time less for each import of the library.
 */
export const TREESHAKE = {
  moduleSideEffects: [{ test: /node_modules\/@?chevrotain\//, sideEffects: false }],
};

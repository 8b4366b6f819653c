export type {
  CompileOptions,
  EvaluateSource,
  Jit,
  ParsedTemplate,
  Partials,
  RenderOptions,
  Template,
} from './contract.ts';
export { type EvaluatedExpression, evaluateExpression } from './evaluate-expression.ts';
export { parseExpression } from './expression/expression.ts';
export { KEYWORDS } from './parse.ts';
export { preparePartials } from './partial-set.ts';
export type { Limits, Read, Rendered, TemplateError } from './rendered.ts';
export type { TagContext } from './scan/tag-parser.ts';
export { createJit } from './source/jit.ts';
export { compileTemplate } from './template.ts';
export { toInstructionTree } from './tree/instruction-tree.ts';
export type * from './tree/tree.ts';

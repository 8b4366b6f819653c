export {
  type CheckOptions,
  checkTemplate,
  createTemplateCheck,
  type TemplateCheck,
} from './check-template.ts';
export { describeError, type Surroundings } from './describe-error.ts';
export { macrosOf } from './unknown-partial.ts';

export { type CheckOptions, checkTemplate, createTemplateCheck } from './check-template.ts';
export { describeError } from './describe-error.ts';
export { macrosOf } from './unknown-partial.ts';

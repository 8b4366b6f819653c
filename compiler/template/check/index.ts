export { type CheckOptions, checkTemplate, createTemplateCheck } from './check-template.ts';
export { describeError } from './describe-error.ts';
export { type ImageTag, imageTagsOf } from './html/image-tags.ts';
export { scanAttributes } from './html/tag-attributes.ts';
export { macrosOf } from './unknown-partial.ts';

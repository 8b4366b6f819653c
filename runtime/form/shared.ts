/*
 * Forms, including the form dialog of products. Importing them through one file produces a single chunk: two would be
 * smaller each, but slower together.
 */
export { checkForm } from './check-form.ts';
export { showFieldErrors } from './field-errors.ts';
export { prefillHiddenFields, readFieldRules } from './field-rules.ts';
/** @public Imported by the loader by file name. */
export { mount } from './form.ts';
export { FIELD_MESSAGES } from './messages.ts';

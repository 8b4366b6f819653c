/*
 * The published form, and what the form of a product uses of it. All of it comes in through this door, as one file: in
 * two, each would be smaller and both together slower.
 */
export { checkForm } from './check-form.ts';
export { showFieldErrors } from './field-errors.ts';
export { prefillHiddenFields, readFieldRules } from './field-rules.ts';
/** @public For the loader, which asks for its file by name. */
export { mount } from './form.ts';
export { FIELD_MESSAGES } from './messages.ts';

import type { FieldSpecs } from './field-spec.ts';

export const buttonFields: FieldSpecs = {
  label: { label: 'blockField.label', invalid: 'blockField.invalidLabel' },
  href: { label: 'blockField.link' },
  newWindow: { label: 'blockField.newWindow' },
};

import type { FieldSpecs } from './field-spec.ts';

export const buttonFields: FieldSpecs = {
  label: { label: 'blockField.label', invalid: 'blockField.invalidLabel' },
  href: { label: 'blockField.link' },
  alignment: {
    label: 'blockField.alignment',
    fallback: 'left',
    options: { left: 'blockField.left', center: 'blockField.center', right: 'blockField.right' },
  },
  newWindow: { label: 'blockField.newWindow' },
};

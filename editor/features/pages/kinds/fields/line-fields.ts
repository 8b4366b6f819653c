import type { FieldSpecs } from './field-spec.ts';

export const lineFields: FieldSpecs = {
  design: {
    label: 'blockField.style',
    fallback: 'solid',
    options: {
      solid: 'blockField.solid',
      dashed: 'blockField.dashed',
      dotted: 'blockField.dotted',
      double: 'blockField.double',
    },
  },
  width: {
    label: 'blockField.width',
    fallback: 'full',
    options: { full: 'blockField.full', short: 'blockField.short' },
  },
  alignment: {
    label: 'blockField.alignment',
    fallback: 'center',
    options: { left: 'blockField.left', center: 'blockField.center', right: 'blockField.right' },
  },
};

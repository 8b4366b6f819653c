import type { FieldSpecs } from './field-spec.ts';

export const socialLinksFields: FieldSpecs = {
  size: {
    label: 'blockField.size',
    fallback: 'medium',
    options: { small: 'blockField.small', medium: 'blockField.medium', large: 'blockField.large' },
  },
  alignment: {
    label: 'blockField.alignment',
    fallback: 'left',
    options: { left: 'blockField.left', center: 'blockField.center', right: 'blockField.right' },
  },
  showNames: { label: 'blockField.showNames' },
};

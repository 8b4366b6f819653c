import type { FieldSpecs } from './field-spec.ts';

export const spacerFields: FieldSpecs = {
  size: {
    label: 'blockField.height',
    fallback: 'medium',
    options: {
      small: 'blockField.small',
      medium: 'blockField.medium',
      large: 'blockField.large',
      huge: 'blockField.extraLarge',
    },
  },
};

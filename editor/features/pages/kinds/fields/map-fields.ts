import type { FieldSpecs } from './field-spec.ts';

export const mapFields: FieldSpecs = {
  address: { label: 'blockField.address' },
  location: {
    label: 'blockField.location',
    help: 'blockField.locationHelp',
    invalid: 'blockField.invalidLocation',
  },
  zoom: { label: 'blockField.zoom', fallback: 15 },
  height: {
    label: 'blockField.height',
    fallback: 'medium',
    options: { small: 'blockField.small', medium: 'blockField.medium', large: 'blockField.large' },
  },
};

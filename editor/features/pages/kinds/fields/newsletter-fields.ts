import type { FieldSpecs } from './field-spec.ts';

export const newsletterFields: FieldSpecs = {
  title: { label: 'blockField.title' },
  description: { label: 'blockField.descriptionMarkdown', isLong: true },
};

import type { FieldSpecs } from './field-spec.ts';

export const countdownFields: FieldSpecs = {
  until: { label: 'blockField.date', isTime: true },
  title: { label: 'blockField.title' },
  doneText: { label: 'blockField.doneText' },
};

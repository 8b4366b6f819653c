import type { FieldSpecs } from './field-spec.ts';

export const calendarFields: FieldSpecs = {
  collectionId: { label: 'blockField.collection' },
  monthsBefore: {
    label: 'blockField.pastMonths',
    fallback: 3,
    help: 'blockField.pastMonthsHelp',
  },
  monthsAfter: { label: 'blockField.comingMonths', fallback: 12 },
  weekStart: {
    label: 'blockField.weekStart',
    fallback: 'auto',
    options: {
      auto: 'blockField.byLanguage',
      monday: 'blockField.monday',
      sunday: 'blockField.sunday',
      saturday: 'blockField.saturday',
    },
  },
};

import type { FieldSpecs } from './field-spec.ts';

export const embedFields: FieldSpecs = {
  url: {
    label: 'blockField.url',
    help: 'blockField.embedUrlHelp',
    invalid: 'blockField.invalidUrl',
  },
  html: {
    label: 'blockField.embedCode',
    help: 'blockField.embedCodeHelp',
    isLong: true,
  },
  title: { label: 'blockField.title', help: 'blockField.forScreenReaders' },
  ratio: {
    label: 'blockField.aspectRatio',
    fallback: 'wide',
    options: {
      wide: 'blockField.ratioWide',
      standard: 'blockField.ratioStandard',
      square: 'blockField.ratioSquare',
      bar: 'blockField.ratioBar',
    },
  },
};

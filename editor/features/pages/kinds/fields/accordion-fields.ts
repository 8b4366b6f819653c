import { k } from '../kinds-strings.ts';
import type { FieldSpecs } from './field-spec.ts';

export const accordionFields: FieldSpecs = {
  items: {
    label: 'blockField.sections',
    list: {
      entry: 'blockField.section',
      title: 'title',
      newEntry: () => ({ title: k('kind.sampleSection'), text: k('kind.sampleDetails') }),
      fields: {
        title: { label: 'blockField.title', invalid: 'blockField.invalidTitle' },
        text: { label: 'blockField.textMarkdown', isLong: true },
        isOpen: { label: 'blockField.openAtFirst' },
      },
    },
  },
  exclusive: { label: 'blockField.exclusive' },
  level: {
    label: 'blockField.headingLevel',
    fallback: 3,
    help: 'blockField.headingLevelHelp',
  },
};

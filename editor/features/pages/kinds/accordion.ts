import { ListCollapse } from 'lucide-react';
import type { BlockKindRecord } from './block-kind.ts';
import { listOf } from './new-value.ts';

export const accordion: BlockKindRecord = {
  format: 'accordion',
  name: 'Accordion',
  about: 'Sections that open when clicked',
  icon: ListCollapse,
  group: 'basic',
  newValue: () => ({
    value: {
      items: listOf([
        { title: 'How long does delivery take?', text: 'Write the details here.', isOpen: true },
        { title: 'Can I return an item?', text: 'Write the details here.' },
        { title: 'How can I reach you?', text: 'Write the details here.' },
      ]),
    },
  }),
  fields: {
    items: {
      label: 'Sections',
      list: {
        entry: 'section',
        title: 'title',
        newEntry: { title: 'Another section', text: 'Write the details here.' },
        fields: {
          title: { label: 'Title', invalid: 'Enter a title of at most 500 characters.' },
          text: { label: 'Text (Markdown)', isLong: true },
          isOpen: { label: 'Open at first' },
        },
      },
    },
    exclusive: { label: 'Open one section at a time' },
    level: {
      label: 'Heading level',
      fallback: 3,
      help: 'Where the titles are in the outline of the page: 2 for main sections.',
    },
  },
};

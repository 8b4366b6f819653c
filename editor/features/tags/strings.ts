import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the tags and categories, by key (R-SHELL-APP-05). */
const TAGS_STRINGS = {
  'tags.kinds': 'Kind',
  'tags.tag': 'Tags',
  'tags.category': 'Categories',
  'tags.tagPlural': 'tags',
  'tags.categoryPlural': 'categories',
  'tags.search.tag': 'Search tags',
  'tags.search.category': 'Search categories',
  'tags.column.name': 'Name',
  'tags.column.items': 'Items',
  'tags.within': 'in {parents}',

  'tags.example.tag': 'seasonal',
  'tags.example.category': 'Accessories',

  'tags.edit': 'Rename {name}',
  'tags.editName': 'Name of {name}',
  'tags.save': 'Save',
  'tags.nameMissing': 'Enter a name.',
  'tags.onlyOne': 'You may only edit one {tagType} at a time',
  'tags.renameLabel': 'Rename {tagType} {name}',
  'tags.renamed': 'Renamed to {name}',

  'tags.merge': 'Merge',
  'tags.mergeTitle': 'Merge {count} {tagTypes}',
  'tags.mergeInto': 'Merge into',
  'tags.mergeConfirm': 'Merge into {name}',
  'tags.mergeLabel': 'Merge {tagTypes} into {name}',
  'tags.mergeText': {
    one: '{count} item moves to “{name}”, and the other {tagTypes} are removed. You can’t undo this.',
    other: '{count} items move to “{name}”, and the other {tagTypes} are removed. You can’t undo this.',
  },
  'tags.merged': {
    one: 'Merged into {name}. {count} item updated.',
    other: 'Merged into {name}. {count} items updated.',
  },
  'tags.itemCount': { one: '{count} item', other: '{count} items' },

  'tags.remove': 'Remove',
  'tags.removeNamed': 'Remove {name}',
  'tags.removeTitle': 'Remove {name}?',
  'tags.removeManyTitle': 'Remove {count} {tagTypes}?',
  'tags.removeText': {
    one: 'This removes it from {count} item. You can’t undo this.',
    other: 'This removes it from {count} items. You can’t undo this.',
  },
  'tags.removeManyText': {
    one: 'This removes them from {count} item. You can’t undo this.',
    other: 'This removes them from {count} items. You can’t undo this.',
  },
  'tags.subcategories': 'Subcategories move up one level.',
  'tags.removeConfirm': 'Remove {tagType}',
  'tags.removeManyConfirm': 'Remove {count} {tagTypes}',
  'tags.removed': '{name} removed',
  'tags.removedMany': '{count} {tagTypes} removed',
  'tags.targetGone': 'The tag or category to merge into was removed in the meantime.',
  'tags.unfinished': 'Not finished: some items couldn’t be saved yet. Try again when they are saved.',

  'tags.empty.tag': 'No tags yet',
  'tags.empty.category': 'No categories yet',
  'tags.emptyText.tag': 'Tags connect products, posts and events on the same topic.',
  'tags.emptyText.category': 'Categories group products, posts and events, so that visitors can browse them.',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...TAGS_STRINGS });

import { createTranslator } from './create-translator.ts';

/** Texts of the component kit, by key (R-SHELL-APP-05). */
export const UI_STRINGS = {
  'kit.cancel': 'Cancel',
  'kit.clear': 'Clear',
  'kit.close': 'Close',
  'kit.counter': '{n} / {max}',
  'kit.loading': 'Loading',
  'kit.move': 'Move {name}',
  'kit.select': 'Select {name}',
  'kit.on': 'On',

  'table.actions': 'Actions',
  'table.next': 'Next page',
  'table.page': 'Page {page} of {pages}',
  'table.pageSize': 'Rows per page',
  'table.previous': 'Previous page',
  'table.range': '{first}–{last} of {count}',
  'table.rows': '{count} rows',
  'table.selectAll': { one: 'Select {count} result', other: 'Select all {count} results' },
  'table.selectPage': 'Select all rows on this page',
  'table.selected': { one: '{count} item selected', other: '{count} items selected' },
  'table.selection': 'Selection',

  'error.generic': 'Something went wrong',
  'error.genericHelp': 'Your work is saved on this device and on the server.',
  'error.noResults': 'No results found.',
  'error.tryAgain': 'Try again',

  'palette.title': 'Command palette',
  'palette.placeholder': 'Type a command or search…',

  'app.name': 'Quoin',
  'app.title': '{screen} · {site}',
} as const;

export const t = createTranslator(UI_STRINGS);

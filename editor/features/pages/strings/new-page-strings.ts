import { createTranslator } from '../../../ui/strings/create-translator.ts';

/** Texts of the dialog that adds a page, by key (R-SHELL-APP-05). */
export const t = createTranslator({
  'pages.newHeading': 'Add page',
  'pages.newName': 'Title',
  'pages.nameRequired': 'Enter a title.',
  'pages.newKind': 'Type',
  'pages.kindPage': 'Page',
  'pages.kindIndex': 'Index page',
  'pages.kindFolder': 'Folder',
  'pages.kindIndexHelp': 'Shows several pages below each other, as one page.',
  'pages.kindFolderHelp': 'Groups pages in the navigation. Opens its first page.',
  'pages.newTemplate': 'Start with',
  'pages.newInNavigation': 'Add to main navigation',
  'pages.create': 'Create page',
  'pages.createFolder': 'Create',
  'step.addPage': 'Add page',
  'step.addIndex': 'Add index page',
  'step.addFolder': 'Add folder',
});

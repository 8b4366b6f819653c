import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the assets screens, by key (R-SHELL-APP-05). */
const ASSETS_STRINGS = {
  'assets.title': 'Assets',
  'assets.type': 'File type',
  'assets.all': 'All files',
  'assets.images': 'Images',
  'assets.documents': 'Documents',
  'assets.unused': 'Unused',
  'assets.dropHint': 'Drop files here, or paste from the clipboard.',
  'assets.layout': 'Layout',
  'assets.grid': 'Grid',
  'assets.list': 'List',
  'assets.selected': 'Selected files',
  'assets.details': 'Details',
  'assets.name': 'File name',
  'assets.nameMissing': 'Please enter a file name',
  'assets.alt': 'Alt text',
  'assets.altHelp': 'Describe the image for people who can’t see it.',
  'assets.size': 'Size',
  'assets.kind': 'Type',
  'assets.dimensions': 'Dimensions',
  'assets.focalX': 'Focal point from left (%)',
  'assets.focalY': 'Focal point from top (%)',
  'assets.focalHelp': 'Stays in view when the image is cropped.',
  'assets.usedOn': 'Used on',
  'assets.notUsed': 'Not used anywhere.',
  'assets.open': 'Open file',
  'assets.delete': 'Delete',
  'assets.deleteTitle': { one: 'Delete {count} file?', other: 'Delete {count} files?' },
  'assets.deleteUsed': 'Removes it from: {titles}. You can undo this.',
  'assets.deleteUnused': 'Not used anywhere. You can undo this.',
  'assets.deleteConfirm': { one: 'Delete {count} file', other: 'Delete {count} files' },
  'assets.deleted': { one: '{count} file deleted', other: '{count} files deleted' },
  'assets.deleteLabel': 'Delete files',
  'assets.rename': 'Rename file',
  'assets.editAlt': 'Edit alt text',
  'assets.editFocal': 'Move focal point',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...ASSETS_STRINGS });

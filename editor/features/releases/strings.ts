import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the releases screens, by key (R-SHELL-APP-05). */
const RELEASES_STRINGS = {
  'releases.title': 'Releases',
  'releases.empty': 'Not published yet',
  'releases.emptyText': 'Each release is saved here. You can roll back to it at any time.',
  'releases.rollBack': 'Roll back',
  'releases.rollBackTitle': 'Roll back to “{title}”?',
  'releases.rollBackText':
    'Published {time} {by}. Visitors see it immediately. Your edits stay, and you can publish them again.',
  'releases.rollBackConfirm': 'Roll back',
  'releases.rolledBack': 'Rolled back to “{title}”',
  'releases.commandLine': 'the command line',
  'releases.schedule': 'schedule',
  'releases.by': 'by {who}',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...RELEASES_STRINGS });

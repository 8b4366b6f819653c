import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the publish screens, by key (R-SHELL-APP-05). */
const PUBLISH_STRINGS = {
  'publish.title': { one: 'Publish {count} change', other: 'Publish {count} changes' },
  'publish.titleNone': 'Publish',
  'publish.intro': 'Everything selected goes live together.',
  'publish.none': 'Everything is published',
  'publish.noneText': 'Visitors see what you see here.',
  'publish.changes': 'Changes',
  'publish.kind.new': 'New',
  'publish.kind.changed': 'Changed',
  'publish.kind.deleted': 'Deleted',
  'publish.edited': 'Edited {what}',
  'publish.open': 'Open',
  'publish.notes': 'Release notes',
  'publish.notesPlaceholder': 'New products and opening hours',
  'publish.now': 'Publish now',
  'publish.building': 'Building your site…',
  'publish.done': 'Published',
  'publish.view': 'View site',
  'publish.forbidden': 'Your role can’t publish this',
  'publish.notConnected': 'No build service is connected. Run this in the folder of the site:',
  'publish.connectElsewhere':
    'It can also run on another computer, in CI or in a container: see “Deploying to Cloudflare”.',
  'publish.whenConnected': 'Publish when connected',
  'publish.waiting': 'Waiting for a build service…',
  'publish.unsaved': 'Some changes aren’t saved yet and won’t be published.',
  'publish.uploads': 'Wait for uploads to finish.',
  'publish.conflicts': 'Review conflicting changes first.',
  'publish.list.error': { one: '{count} error', other: '{count} errors' },
  'publish.list.warning': { one: '{count} warning', other: '{count} warnings' },
  'publish.error': 'Error',
  'publish.warning': 'Warning',
  'publish.checking': 'Checking your site…',
  'publish.noIssues': 'No issues found.',
  'publish.errors': {
    one: '{count} error. Fix it before you publish.',
    other: '{count} errors. Fix them before you publish.',
  },
  'publish.warnings': {
    one: '{count} warning. You can still publish.',
    other: '{count} warnings. You can still publish.',
  },
  'publish.openNamed': 'Open {title}',
  'publish.location': '{file}, line {line}',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...PUBLISH_STRINGS });

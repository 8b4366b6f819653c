import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the forms screens, by key (R-SHELL-APP-05). */
const FORMS_STRINGS = {
  'forms.new': { one: '{count} new', other: '{count} new' },
  'forms.title': 'Forms',
  'forms.empty': 'No forms yet',
  'forms.emptyText': 'Add a form block to a page. Submissions appear here.',
  'forms.fields': { one: '{count} field', other: '{count} fields' },
  'forms.back': 'Forms',
  'forms.submissions': 'Submissions',
  'forms.submissionTabs': 'Submissions and spam',
  'forms.spam': 'Spam',
  'forms.noSubmissions': 'No submissions yet',
  'forms.noSubmissionsText': 'Submissions appear here as soon as visitors send the form.',
  'forms.noSpam': 'No spam',
  'forms.search': 'Search submissions',
  'forms.column.date': 'Date',
  'forms.column.page': 'Page',
  'forms.submission': 'Submission from {time}',
  'forms.noValue': 'No answer',
  'forms.markSpam': 'Mark as spam',
  'forms.markNotSpam': 'Not spam',
  'forms.markedSpam': 'Submission marked as spam',
  'forms.markedNotSpam': 'Submission moved out of spam',
  'forms.delete': 'Delete',
  'forms.deleteTitle': 'Delete this submission?',
  'forms.deleteText':
    'The submission and its notification email are permanently deleted. You can’t undo this.',
  'forms.deleteConfirm': 'Delete submission',
  'forms.deleted': 'Submission deleted',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...FORMS_STRINGS });

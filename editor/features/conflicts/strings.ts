import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the conflicts screens, by key (R-SHELL-APP-05). */
const CONFLICTS_STRINGS = {
  'conflict.title': { one: 'Conflicting change', other: '{count} conflicting changes' },
  'conflict.text': 'Someone else edited the same content. Choose which version to keep.',
  'conflict.ours': 'Your version',
  'conflict.theirs': 'Their version',
  'conflict.keepOurs': 'Keep yours',
  'conflict.keepTheirs': 'Keep theirs',
  'conflict.keepBoth': 'Keep both',
  'conflict.later': 'Decide later',
  'conflict.position': '{index} of {count}',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...CONFLICTS_STRINGS });

import { CORE_STRINGS } from '../../../core/strings/core-strings.ts';
import { createTranslator } from '../../../ui/strings/create-translator.ts';

/** Texts of the parts of the header and footer that are pages and blocks, by key (R-SHELL-APP-05). */
const HEADER_FOOTER_STRINGS = {
  'headerFooter.blocks': 'Blocks',
  'headerFooter.noBlocks': 'No blocks yet.',
  'headerFooter.add': 'Add {kind}',
  'headerFooter.noLinks': 'The navigation has no links yet.',
  'headerFooter.navigationHelp': 'Move, add and remove links in the list of pages.',
  'headerFooter.editNavigation': 'Edit navigation',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...HEADER_FOOTER_STRINGS });

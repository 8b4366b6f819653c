import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Words by which the command palette finds screens and panels besides their titles. */
const WORDS = {
  'words.pages': 'navigation, menu, redirects, URLs, SEO',
  'words.styles': 'colors, fonts, typography, buttons, spacing, design, Adobe Fonts',
  'words.structure': 'logo, navigation, menu, copyright',
  'words.screens': 'lock screen, password, cover page, coming soon, popup',
} as const;

export const words = createTranslator(WORDS);

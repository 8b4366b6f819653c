import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the panel for header and footer, by key (R-SHELL-APP-05). */
const PANEL_STRINGS = {
  'structure.close': 'Close header and footer',
  'structure.header': 'Header',
  'structure.footer': 'Footer',
  'structure.others': 'Other areas',
  'structure.brand': 'Logo and title',
  'structure.layout': 'Layout and elements',
  'structure.navigation': 'Navigation',
  'structure.headerBlocks': 'Header blocks',
  'structure.footerBlocks': 'Footer blocks',
  'structure.footerLine': 'Copyright and contact',
  'structure.contact': 'Address, contact email and opening hours are part of the settings.',
  'structure.openSettings': 'Open settings',
  'structure.style': 'Style',
  'structure.readOnly': 'Your role can view header and footer but not change these settings.',
  'structure.noHeaderArea':
    'The header of this theme has no area for blocks. Its layout is part of the theme.',
  'structure.noFooterArea':
    'The footer of this theme has no area for blocks. Its layout is part of the theme.',
  'structure.noLogo': 'This theme shows no logo.',
  'structure.noFooterLine': 'The footer of this theme has no copyright line. Add a text block instead.',
  'structure.noSocial': 'This theme shows no social links of its own. Add a block with social links instead.',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...PANEL_STRINGS });

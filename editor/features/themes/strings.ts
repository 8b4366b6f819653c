import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the themes of a site, by key (R-SHELL-APP-05). */
const THEMES_STRINGS = {
  'themes.intro':
    'A theme decides how your site looks. Pages, menus, products and settings stay as they are when you change it, and each theme keeps its own styles.',
  'themes.readOnly': 'You can’t change the theme. Ask an administrator.',
  'themes.failed': 'Unable to load themes',
  'themes.list': 'Themes',
  'themes.current': 'Current',
  'themes.preview': 'Preview',
  'themes.previewOf': 'Preview {name}',
  'themes.use': 'Use this theme',
  'themes.useNamed': 'Use this theme: {name}',
  'themes.styles': 'Edit styles',
  'themes.presets': 'Presets',
  'themes.saved': 'Your styles for this theme are saved.',
  'themes.broken': 'This theme has errors. Run quoin check in its folder.',
  'themes.noPage': 'The page can’t be shown.',
  'themes.notLoaded': 'Unable to load the preview',
  'themes.frame': '{page} in {name}',
  'themes.page': 'Page',
  'themes.width': 'Width',
  'themes.back': 'Back',
  'themes.changed': 'Theme changed to {name}. Publish to make it live.',
  'themes.undo': 'Undo',
  'themes.kept': 'Kept for later',
  'themes.keptText': '{name} doesn’t use these. They come back when you change to a theme that does.',
  'themes.notShown': 'Kept, but not shown by {name}: {parts}.',
  'kept.styles': 'Styles for {name}',
  'kept.preset': 'Preset {name}',
  'kept.css': 'Custom CSS',
  'kept.layout': 'Layout “{name}”',
  'kept.template': 'Template “{name}”',
  'kept.section-colors': 'Section colors “{name}”',
  'kept.area': 'Blocks in “{name}”',
  'kept.menu': 'Menu “{name}”',
  'kept.count.layout': { one: '1 page', other: '{count} pages' },
  'kept.count.template': { one: '1 page', other: '{count} pages' },
  'kept.count.section-colors': { one: '1 section', other: '{count} sections' },
  'kept.count.area': { one: '1 block', other: '{count} blocks' },
  'kept.count.menu': { one: '1 link', other: '{count} links' },
  'step.chooseTheme': 'Change site theme',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...THEMES_STRINGS });

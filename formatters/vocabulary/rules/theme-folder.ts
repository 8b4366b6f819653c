/** The folder of a site with its themes, besides `theme`. */
export const THEMES_FOLDER = 'themes';

const THEME_NAME = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** Whether a path is that of a folder in which the themes of a site are: `theme` or `themes/gazette`. */
export function isThemeFolder(path: string): boolean {
  if (path === 'theme') return true;
  const [folder, name = '', ...deeper] = path.split('/');
  return folder === THEMES_FOLDER && deeper.length === 0 && THEME_NAME.test(name);
}

import { join } from 'node:path';
import { createMemoryFiles } from '../../../compiler/1-read/memory-files.ts';
import { readSite } from '../../../compiler/1-read/read-site.ts';
import { validateTheme } from '../../../compiler/2-validate/theme/validate-theme.ts';
import { createCollector } from '../../../compiler/diagnostics/collector.ts';
import { designSchema, resolveTweaks } from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import type { EditorTheme, EditorThemePreset } from '../../../formatters/vocabulary/api/editor/themes.ts';
import { copyTheme } from '../../starter/copy-theme.ts';
import { type SiteTheme, siteThemes } from '../../starter/site-themes.ts';

/** Lists the themes that a site can use, with their presets. */
export function listThemes(siteFolder: string): readonly EditorTheme[] {
  return siteThemes(siteFolder).map((theme) => ({
    folder: theme.folder,
    name: theme.name,
    ...(theme.description !== undefined && { description: theme.description }),
    isBundled: theme.isBundled,
    presets: presetsOf(theme),
  }));
}

/** Finds a theme of a site. A path that is not in the list is none, whatever is there. */
export function findSiteTheme(siteFolder: string, folder: string): SiteTheme | undefined {
  return siteThemes(siteFolder).find((theme) => theme.folder === folder);
}

/**
 * Copies a bundled theme into a site, unless the site has it. `onFile` is called with the path of each new file. Returns false
 * for an unknown theme.
 */
export function addTheme(siteFolder: string, folder: string, onFile?: (path: string) => void): boolean {
  const theme = findSiteTheme(siteFolder, folder);
  if (theme === undefined) return false;
  if (copyTheme(siteFolder, theme))
    for (const { path } of createDiskFiles(join(siteFolder, folder)).list()) onFile?.(`${folder}/${path}`);
  return true;
}

/** More do not fit on a card. */
const MAX_COLORS = 5;

function presetsOf({ path }: SiteTheme): readonly EditorThemePreset[] {
  const { theme } = readSite({ site: createMemoryFiles({}), theme: createDiskFiles(path) });
  const read = validateTheme(theme, { collector: createCollector(), isExpected: false, navigationIds: [] });
  if (read === undefined) return [];
  return read.presets.map(({ title }) => {
    const tweaks = resolveTweaks(read, designSchema.parse({ preset: title }));
    const colors = tweaks.flatMap(({ tweak, value }) => (tweak.kind === 'color' ? [String(value)] : []));
    return { title, colors: [...new Set(colors)].slice(0, MAX_COLORS) };
  });
}

import { createMemoryFiles } from '../../../compiler/1-read/memory-files.ts';
import { readSite } from '../../../compiler/1-read/read-site.ts';
import { validateTheme } from '../../../compiler/2-validate/theme/validate-theme.ts';
import { createCollector } from '../../../compiler/diagnostics/collector.ts';
import { type Design, ownValue } from '../../../compiler/model/index.ts';
import { assetUrl } from '../../../compiler/model/template-json/image-json.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
// Imported directly instead of through the folder's index: see locale.ts.
import { compileStyles } from '../../../compiler/node/styles/compile-styles.ts';
import type { EditorThemeStylesResponse } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import { themeFolder } from '../sync/theme-folder.ts';
import { findSiteTheme } from './site-themes.ts';

/** A design that need not be stored yet, such as a color that is being dragged. */
export interface ThemeStylesRequest {
  readonly design: Design;
  /** File names of the assets that the design names, by id. */
  readonly assets: Readonly<Record<string, string>>;
  /** Absent: the theme that `site.json` names. */
  readonly theme?: string | undefined;
}

/** Compiles the style sheet of a theme of a site with a design. Undefined when there is no theme. */
export function compileDesign(
  folder: string,
  { design, assets, theme: named }: ThemeStylesRequest,
): EditorThemeStylesResponse | undefined {
  const path = named === undefined ? themeFolder(folder) : findSiteTheme(folder, named)?.path;
  if (path === undefined) return undefined;
  const { theme } = readSite({ site: createMemoryFiles({}), theme: createDiskFiles(path) });
  const read = validateTheme(theme, {
    // Problems of the theme are reported by builds.
    collector: createCollector(),
    isExpected: true,
    compileStyles,
    design: {
      design,
      assetUrl: (id) => {
        const filename = ownValue(assets, id);
        return filename && assetUrl(filename);
      },
    },
    navigationIds: [],
  });
  return read && { css: read.css };
}

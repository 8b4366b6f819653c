import type { Bodies, Theme } from '../../../compiler/model/index.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { decodeUriPart } from '../../../formatters/vocabulary/rules/decode-uri-part.ts';
import { assetOptions } from './asset-options.ts';

export interface ThemeFilesOptions {
  readonly files: Theme['files'];
  /** The folder of the theme as the settings name it; undefined: its files are published. */
  readonly folder: string | undefined;
}

/**
 * Returns a function that replaces the URLs of the theme's fonts and images in a text, because only those of the live theme are
 * published. Files of the site take precedence over those of a theme.
 */
export function linkThemeFiles({
  files,
  folder,
}: ThemeFilesOptions): (text: string, bodies: Bodies) => string {
  const paths = new Set(files.map(({ path }) => path).filter((path) => path.startsWith(ASSETS)));
  if (folder === undefined || paths.size === 0) return (text) => text;
  return (text, bodies) => {
    const { isAsset } = assetOptions(bodies);
    return text.replace(ASSET_URL, (url, start: string, encoded: string) => {
      const path = decodeUriPart(encoded);
      if (!paths.has(ASSETS + path) || isAsset(path)) return url;
      return `${start}${API.editorThemeFile}?${new URLSearchParams({ theme: folder, path })}`;
    });
  };
}

const ASSETS = 'assets/';

/** In an attribute or in `url()`. */
const ASSET_URL = /(["'(]\s*)\/assets\/([^\s"'()?#]+)/g;

import type { SiteSources } from './1-read/read-site.ts';
import type { Route } from './3-route/route.ts';
import type { ImageFile } from './4-render/ports/images.ts';
import type { RenderedSite } from './4-render/render-pages.ts';
import type { RenderPorts } from './build-input.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { HostedFonts } from './host-fonts.ts';
import type { Site } from './model/site.ts';
import type { Theme } from './model/theme.ts';
import type { Step } from './stopwatch.ts';

/** A site as values, images made, nothing written: for a folder (`compileSite`) or a release (`planRelease`). */
export interface BuiltSite {
  /** Undefined with errors. */
  readonly rendered: RenderedSite | undefined;
  /** Undefined with errors. */
  readonly site: Site | undefined;
  readonly theme: Theme | undefined;
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
  /** All input: to show the lines that diagnostics point to. */
  readonly sources: SiteSources;
  /** The bytes of copied files and of images. */
  readonly contents: FileContents;
  /** Milliseconds of each step. */
  readonly ms: Readonly<Record<Step, number>>;
}

export interface FileContents {
  readBytes(source: { readonly from: 'site' | 'theme'; readonly path: string }): Uint8Array;
  readImage(image: ImageFile): Uint8Array | undefined;
}

/** A site with errors: no pages. */
export function rejectedSite({
  sources,
  diagnostics,
  ms,
}: Pick<BuiltSite, 'sources' | 'diagnostics' | 'ms'>): BuiltSite {
  const nothing = () => new Uint8Array();
  return {
    rendered: undefined,
    site: undefined,
    theme: undefined,
    routes: [],
    sources,
    diagnostics,
    contents: { readBytes: nothing, readImage: nothing },
    ms,
  };
}

export function contentsOf(
  { settings }: Site,
  { site, theme, images, remoteFonts }: RenderPorts,
  fonts: HostedFonts,
): FileContents {
  const themeFiles = theme ?? site.open(settings.theme);
  return {
    readBytes: ({ from, path }) => {
      const files = from === 'site' ? site : themeFiles;
      return (fonts.paths.has(path) && remoteFonts?.read(path)) || files.readBytes(path);
    },
    readImage: (image) => images?.read(image),
  };
}

import type { RuntimeFiles } from '../formatters/vocabulary/islands.ts';
import type { ReadPorts } from './1-read/read-site.ts';
import type { OutputFile, TextFile } from './4-render/output-file.ts';
import type { Images } from './4-render/ports/images.ts';
import type { RemoteFonts } from './4-render/ports/remote-fonts.ts';
import type { Scripts } from './4-render/ports/scripts.ts';
import type { Output } from './5-write/output.ts';
import type { Hash } from './5-write/static-policies.ts';
import type { SessionPorts, SiteSession } from './site-session.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Everything a build uses except the output. */
export interface RenderPorts extends ReadPorts, Omit<SessionPorts, 'hasFiles'> {
  /** Makes smaller versions of the site's images. Without it, pages link to the originals. */
  readonly images?: Images | undefined;
  /** Bundles the scripts of the theme in the given folder, relative to the site's. Without it, scripts are copied. */
  openScripts?(themeFolder: string): Scripts;
  /** Downloads fonts that the site asks to publish. Without it, they stay on their hosts. */
  readonly remoteFonts?: RemoteFonts | undefined;
  /** The client-side runtime. Without it, pages have none. */
  readonly runtime?: RuntimeFiles | undefined;
  /** Lets the event loop run while pages are rendered. Without it, memory outside of the heap is freed at the end. */
  pause?(): Promise<void>;
  /** Monotonic milliseconds. Without it, all durations are 0. */
  clock?(): number;
}

export interface SitePorts extends RenderPorts {
  readonly output: Output;
  /**
   * Base64 SHA-256 of a text's UTF-8, for the content security policies of static hosts. Without it, the output has none: the
   * Worker sends its own.
   */
  readonly hash?: Hash | undefined;
}

export interface RenderOptions {
  /** The time for which the site is built, in epoch milliseconds. */
  readonly now: number;
  /** Whether drafts are included; default false. */
  readonly drafts?: boolean | undefined;
  /** Overrides the base URL in the settings. */
  readonly baseUrl?: string | undefined;
  /** How many images are made at a time; default: the number of cores. */
  readonly workers?: number | undefined;
  /** Called with each rendered page: see `RenderContext`. */
  store?(page: TextFile): OutputFile;
  /** Called after each page. */
  onProgress?(done: number, total: number): void;
  /** Called after each image. */
  onImage?(done: number, total: number): void;
}

export interface SiteOptions extends RenderOptions {
  /** Whether to overwrite files in the output folder that no build wrote. Without it, such a file ends the build. */
  readonly force?: boolean | undefined;
  /** Whether warnings are errors. */
  readonly strict?: boolean | undefined;
}

/** What the steps of one build share. */
export interface BuildContext {
  readonly ports: RenderPorts;
  readonly options: RenderOptions;
  readonly session: SiteSession;
  /** Pages of the previous build. Without it, all pages are rendered. */
  readonly cache: Pick<SiteSession, 'pages' | 'pagesIn'> | undefined;
  readonly stopwatch: Stopwatch;
}

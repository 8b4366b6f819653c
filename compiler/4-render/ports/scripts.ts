import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Bundles theme scripts: each entry and its imports become one file with a content hash in its name. */
export interface Scripts {
  /** `entries` are relative to the theme folder: `scripts/site.js`. */
  bundle(entries: readonly string[]): Promise<BundledScripts>;
}

export interface BundledScripts {
  /** Output path (`scripts/site-1f2e3d4c.js`) by entry; unreadable entries are missing. */
  readonly paths: Readonly<Record<string, string>>;
  /** Texts by output path. */
  readonly files: Readonly<Record<string, string>>;
  /** With the code `theme/broken-script`. */
  readonly diagnostics: readonly Diagnostic[];
}

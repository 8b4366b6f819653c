import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Bundles the scripts of a theme: each entry with what it imports becomes one file, named by its content. */
export interface Scripts {
  /** `entries` are below the theme's folder: `scripts/site.js`. */
  bundle(entries: readonly string[]): Promise<BundledScripts>;
}

export interface BundledScripts {
  /** Path below the output folder (`scripts/site-1f2e3d4c.js`) by entry; one that cannot be read is missing. */
  readonly paths: Readonly<Record<string, string>>;
  /** Texts by path below the output folder. */
  readonly files: Readonly<Record<string, string>>;
  /** With the code `theme/broken-script`. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Scripts as they are, under names of their own: for tests. */
export function createMemoryScripts(texts: Readonly<Record<string, string>>): Scripts {
  return {
    bundle: async (entries) => {
      const known = entries.filter((entry) => Object.hasOwn(texts, entry));
      const pathOf = (entry: string) => entry.replace(/\.js$/, '-bundled.js');
      return {
        paths: Object.fromEntries(known.map((entry) => [entry, pathOf(entry)])),
        files: Object.fromEntries(known.map((entry) => [pathOf(entry), texts[entry] ?? ''])),
        diagnostics: [],
      };
    },
  };
}

import { createMemoryFiles, type FileMap } from '../1-read/memory-files.ts';
import { createMemoryOutput } from '../5-write/memory-output.ts';
import { compileSite } from '../compile-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { compileStyles } from '../node/styles/compile-styles.ts';

export interface SmallSite {
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of all published files. */
  readonly paths: readonly string[];
  /** Text of a published file; empty when there is none. */
  read(path: string): string;
}

export interface SmallSiteOptions {
  /** Epoch milliseconds. */
  readonly now?: number;
  /** Overrides the settings of the website. */
  readonly website?: object;
}

/** A site document as the text of its file. */
export function documentText(type: string, id: string, body: object): string {
  return JSON.stringify({ type, id, body });
}

/** A home page with one block. */
export function homeWithBlock(id: string, kind: number, value: object): FileMap {
  return {
    'pages/home.json': documentText('page', 'home', {
      pageType: 2,
      title: 'Home',
      urlId: 'home',
      isHome: true,
      sections: { s: { order: 'a0' } },
      blocks: { [id]: { section: 's', order: 'a0', kind, value } },
    }),
  };
}

/** These files, and those that a site needs: a home page and a theme in `theme/` whose page shell prints the main content. */
export function withSmallSite(files: FileMap, website: object = {}): FileMap {
  return {
    'site.json': documentText('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: 'Small', timeZone: 'Europe/Lisbon', ...website },
    }),
    'pages/home.json': documentText('page', 'home', {
      pageType: 2,
      title: 'Home',
      urlId: 'home',
      isHome: true,
    }),
    'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'theme/site.region':
      '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
    ...files,
  };
}

/** Builds a site in memory from these files and those of `withSmallSite`. Throws when the build fails. */
export async function buildSmallSite(
  files: FileMap,
  { now = 0, website = {} }: SmallSiteOptions = {},
): Promise<SmallSite> {
  const site = createMemoryFiles(withSmallSite(files, website));
  const output = createMemoryOutput();
  const { ok, diagnostics } = await compileSite({ site, output, compileStyles }, { now });
  if (!ok) throw new Error(JSON.stringify(diagnostics, undefined, 2));
  return {
    diagnostics,
    paths: [...output.files.keys()],
    read: (path) => output.readText(path) ?? '',
  };
}

import type { FileEntry, Files } from './files.ts';
import { suggestTheme } from './suggest-theme.ts';
import { firstBrokenByte } from './utf8.ts';

/** Everything a build reads, as texts with their names. Serialisable. */
export interface SiteSources {
  /** `site.json`; undefined when the folder has none. */
  readonly settings: Source | undefined;
  readonly documents: readonly Source[];
  /** Long texts of items, by the path of the document that they belong to. */
  readonly bodies: Readonly<Record<string, Source>>;
  /** Files in folders of documents that are neither a document nor a text: what people call them. */
  readonly unknownFiles?: readonly string[];
  /** Names of all folders at the top of the site, read or not. */
  readonly folders: readonly string[];
  /** Files that are copied; their documents are among `documents`. */
  readonly files: readonly FileEntry[];
  readonly theme: ThemeSources;
}

export interface Source {
  /** Relative to the site's or the theme's folder: `pages/home.json`. */
  readonly path: string;
  /** As people would type it: `fixtures/sites/olaria/pages/home.json`. Diagnostics name it. */
  readonly file: string;
  readonly text: string;
  /** The first byte that is no UTF-8, where there is one; in the text it is U+FFFD. */
  readonly brokenAt?: number;
  /** The document as a value, where it is known already: then the text is only asked for places in it. */
  readonly value?: unknown;
}

export interface ThemeSources {
  /** What people call the theme's `template.conf`, whether it is there or not. */
  readonly file: string;
  readonly sources: readonly Source[];
  readonly files: readonly FileEntry[];
  /** Where the theme that the site names is not there: one that was likely meant, as `site.json` would name it. */
  readonly near?: string;
  /** It is not the one that `site.json` names. */
  readonly isOther?: boolean;
}

/** Folders of a site and the type of the documents in them. */
export const DOCUMENT_FOLDERS = {
  pages: 'page',
  collections: 'collection',
  items: 'item',
  taxons: 'taxon',
  navigation: 'navigation',
  forms: 'form',
  assets: 'asset',
} as const;

export interface ReadPorts {
  readonly site: Files;
  /** Another theme than the one that `site.json` names. */
  readonly theme?: Files | undefined;
}

/** Step 1: reads what a site and its theme consist of. It judges nothing; what is missing is told by `validateSite`. */
export function readSite({ site, theme }: ReadPorts): SiteSources {
  const entries = site.list();
  const settings = entries.some(({ path }) => path === 'site.json')
    ? readSource(site, 'site.json')
    : undefined;
  const documents: Source[] = [];
  const bodies: Record<string, Source> = {};
  const files: FileEntry[] = [];
  const folders = new Set<string>();
  const unknownFiles: string[] = [];
  for (const { path, size } of entries) {
    const folder = path.slice(0, path.indexOf('/'));
    if (folder !== '') folders.add(folder);
    if (!Object.hasOwn(DOCUMENT_FOLDERS, folder)) continue;
    if (path.endsWith('.json')) documents.push(readSource(site, path));
    else if (folder === 'assets') files.push({ path, size });
    else if (path.endsWith('.md')) bodies[path.replace(/\.md$/, '.json')] = readSource(site, path);
    else unknownFiles.push(site.label(path));
  }
  const found =
    theme === undefined
      ? readNamedTheme(site, themeFolder(settings))
      : { ...readTheme(theme), isOther: true };
  return { settings, documents, bodies, unknownFiles, folders: [...folders], files, theme: found };
}

function readNamedTheme(site: Files, named: string): ThemeSources {
  const theme = readTheme(site.open(named));
  if (theme.sources.some(({ path }) => path === 'template.conf')) return theme;
  const near = suggestTheme(site, named);
  return { ...theme, ...(near !== undefined && { near }) };
}

const THEME_TEXT = /\.(conf|region|html|list|item|page|block|less|css|json|preset)$/;
const COPIED_FOLDER = /^(assets|scripts)\//;

function readTheme(theme: Files): ThemeSources {
  const sources: Source[] = [];
  const files: FileEntry[] = [];
  for (const { path, size } of theme.list()) {
    if (COPIED_FOLDER.test(path)) files.push({ path, size });
    else if (THEME_TEXT.test(path)) sources.push(readSource(theme, path));
  }
  return { file: theme.label('template.conf'), sources, files };
}

function readSource(files: Files, path: string): Source {
  const text = withoutByteOrderMark(files.readText(path));
  const source = { path, file: files.label(path), text };
  // What is no UTF-8 was read as this character, which is also one that a text may have.
  if (!text.includes('\uFFFD')) return source;
  const brokenAt = firstBrokenByte(files.readBytes(path));
  return brokenAt === undefined ? source : { ...source, brokenAt };
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The theme is needed before the document is checked, so a document with faults may name none: then there is none. */
function themeFolder(settings: Source | undefined): string {
  try {
    const theme: unknown = JSON.parse(settings?.text ?? '{}')?.body?.theme;
    return typeof theme === 'string' && theme !== '' ? theme : NO_THEME;
  } catch {
    return NO_THEME;
  }
}

/** A folder that cannot hold a theme, as hidden names are never listed. */
const NO_THEME = '.no-theme';

import { DATA_FOLDER, type DataSource, readDataSources } from './data-sources.ts';
import type { FileEntry, Files } from './files.ts';
import { readSource, sourceOnDemand } from './read-source.ts';
import type { Source } from './source.ts';
import { strayFiles } from './stray-files.ts';
import { suggestTheme } from './suggest-theme.ts';

/** All input of a build, as texts with their names. Serializable. */
export interface SiteSources {
  /** `site.json`; undefined when the folder has none. */
  readonly settings: Source | undefined;
  readonly documents: readonly Source[];
  /** Long texts of items, by the path of their document. */
  readonly bodies: Readonly<Record<string, Source>>;
  /** Files in `translations/`: documents and long texts. Absent without any. */
  readonly translations?: readonly Source[];
  /** The files in `data/`. */
  readonly data?: readonly DataSource[];
  /** Labels of files in `data/` that are no data. */
  readonly unknownDataFiles?: readonly string[];
  /** Labels of files in document folders that are neither a document nor a text. */
  readonly unknownFiles?: readonly string[];
  /** Labels of symbolic links in the site and its theme, which are ignored. */
  readonly links?: readonly string[];
  /** Names of all top-level folders of the site, including those that are not read. */
  readonly folders: readonly string[];
  /** The first JSON files in top-level folders that are not read. */
  readonly strayFiles?: readonly Source[];
  /** Files that are copied; their documents are among `documents`. */
  readonly files: readonly FileEntry[];
  readonly theme: ThemeSources;
}

export type { Source };

export interface ThemeSources {
  /** Label of the theme's `template.conf`, whether or not it exists. */
  readonly file: string;
  readonly sources: readonly Source[];
  readonly files: readonly FileEntry[];
  /** The texts of scripts among `files`, to check what they call. */
  readonly scripts?: readonly Source[];
  /** When the theme that the site names does not exist: a similar existing one, as `site.json` would name it. */
  readonly near?: string;
  /** Set when the theme is not the one that `site.json` names. */
  readonly isOther?: boolean;
}

/** Folders of a site and the type of their documents. */
export const DOCUMENT_FOLDERS = {
  pages: 'page',
  collections: 'collection',
  items: 'item',
  taxons: 'taxon',
  navigation: 'navigation',
  forms: 'form',
  'mailing-lists': 'mailing-list',
  'block-fields': 'block-field',
  assets: 'asset',
} as const;

/** The folder with the documents in other languages: `translations/fr/pages/studio.json`. */
export const TRANSLATIONS = 'translations';

export interface ReadPorts {
  readonly site: Files;
  /** Replaces the theme that `site.json` names. */
  readonly theme?: Files | undefined;
  /** For processes that build once: documents are read while they are validated, and their texts are not retained. */
  readonly readsOnDemand?: boolean | undefined;
  /** Shortens the texts of these documents, to compare them with those of an earlier build. */
  readonly digest?: ((text: string) => string) | undefined;
}

/** Step 1: reads a site and its theme without judging them; `validateSite` reports what is missing. */
export function readSite({ site, theme, readsOnDemand = false, digest }: ReadPorts): SiteSources {
  const entries = site.list();
  const readDocument = (path: string) =>
    readsOnDemand ? sourceOnDemand(site, path, digest) : readSource(site, path);
  const settings = entries.some(({ path }) => path === 'site.json')
    ? readSource(site, 'site.json')
    : undefined;
  const documents: Source[] = [];
  const bodies: Record<string, Source> = {};
  const files: FileEntry[] = [];
  const folders = new Set<string>();
  const unknownFiles: string[] = [];
  const translations: Source[] = [];
  for (const entry of entries) {
    const { path } = entry;
    const folder = path.slice(0, path.indexOf('/'));
    if (folder !== '') folders.add(folder);
    if (folder === TRANSLATIONS && /\.(json|md)$/.test(path)) translations.push(readSource(site, path));
    if (!Object.hasOwn(DOCUMENT_FOLDERS, folder)) continue;
    if (path.endsWith('.json')) documents.push(readDocument(path));
    else if (folder === 'assets') files.push({ path, size: entry.size });
    else if (path.endsWith('.md')) bodies[path.replace(/\.md$/, '.json')] = readSource(site, path);
    else unknownFiles.push(site.label(path));
  }
  const found =
    theme === undefined
      ? readNamedTheme(site, themeFolder(settings))
      : { ...readTheme(theme), isOther: true };
  const themeFiles = theme ?? site.open(themeFolder(settings));
  const links = [...new Set([...linksOf(site, isRead), ...linksOf(themeFiles)])];
  const unknownFolders = [...folders].filter((folder) => !isSiteFolder(folder));
  return {
    settings,
    documents,
    bodies,
    ...(translations.length > 0 && { translations }),
    ...readDataSources(site, entries),
    unknownFiles,
    links,
    folders: [...folders],
    strayFiles: strayFiles(entries, unknownFolders).flatMap((path) => readIfAllowed(site, path)),
    files,
    theme: found,
  };
}

function linksOf(files: Files, isRelevant: (path: string) => boolean = () => true): readonly string[] {
  return (files.links?.() ?? []).filter(isRelevant).map((path) => files.label(path));
}

/** Other files in the folder of a site are none of its business. */
function isRead(path: string): boolean {
  const [folder = ''] = path.split('/');
  return path === 'site.json' || folder === DATA_FOLDER || isSiteFolder(folder);
}

function isSiteFolder(folder: string): boolean {
  return folder === TRANSLATIONS || Object.hasOwn(DOCUMENT_FOLDERS, folder);
}

function readNamedTheme(site: Files, named: string): ThemeSources {
  const theme = readTheme(site.open(named));
  if (theme.sources.some(({ path }) => path === 'template.conf')) return theme;
  const near = suggestTheme(site, named);
  return { ...theme, ...(near !== undefined && { near }) };
}

const THEME_TEXT = /\.(conf|region|html|list|item|page|block|less|css|json|preset)$/i;
const COPIED_FOLDER = /^(assets|scripts)\//;
const SCRIPT = /^scripts\/.*\.m?js$/;
/** Larger scripts are libraries. */
const MAX_SCRIPT_BYTES = 1_000_000;

function readTheme(theme: Files): ThemeSources {
  const sources: Source[] = [];
  const files: FileEntry[] = [];
  const scripts: Source[] = [];
  for (const { path, size } of theme.list()) {
    if (SCRIPT.test(path) && size <= MAX_SCRIPT_BYTES) scripts.push(...readIfAllowed(theme, path));
    if (COPIED_FOLDER.test(path)) files.push({ path, size });
    else if (THEME_TEXT.test(path)) sources.push(readSource(theme, path));
  }
  return { file: theme.label('template.conf'), sources, files, scripts };
}

/** A build does not need the file, so a file without permission to read it is no obstacle. */
function readIfAllowed(files: Files, path: string): readonly Source[] {
  try {
    return [readSource(files, path)];
  } catch {
    return [];
  }
}

/** The theme is read before the settings are validated, so invalid settings may name no theme. */
function themeFolder(settings: Source | undefined): string {
  try {
    const theme: unknown = JSON.parse(settings?.text ?? '{}')?.body?.theme;
    return typeof theme === 'string' && theme !== '' ? theme : NO_THEME;
  } catch {
    return NO_THEME;
  }
}

/** A name that no theme folder can have: hidden folders are never listed. */
const NO_THEME = '.no-theme';

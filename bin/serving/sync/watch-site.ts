import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { isDocumentPath } from './site-documents.ts';
import { themeFolder } from './theme-folder.ts';
import { watchFolder } from './watch-folder.ts';

export interface SiteChange {
  /** Whether a file that is not a document changed: an image, a template, a style sheet. */
  readonly isOutsideDocuments: boolean;
  /** The changed files that are not documents. */
  readonly names?: readonly string[];
}

export interface WatchOptions {
  readonly folder: string;
  /** Whether this process wrote the file. */
  isOwn(path: string): boolean;
  onChange(change: SiteChange): Promise<void>;
  /** Called at once with every path in the site folder that is written, created or deleted. */
  onEvent?(path: string): void;
}

/** Debounce interval: several saves, or the steps of one, count as one change. */
const DEBOUNCE_MS = 15;

/** The same after a document's file was deleted: some programs delete a file and write it again in order to save it. */
const DELETED_DEBOUNCE_MS = 60;

/** Watches a site folder and its theme folder. Runs `onChange` one call at a time. `watch` reports events of a folder. */
export function watchSite(
  { folder, isOwn, onChange, onEvent }: WatchOptions,
  watch = watchFolder,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let runOn = 0;
  let running = Promise.resolve();
  /** Changed files that are not documents: display names by absolute path. */
  let outside = new Map<string, string>();
  const note = (base: string, path: string, isDocument: boolean) => {
    if (!isDocument) outside.set(join(base, path), path);
    const isDeleted = isDocument && !existsSync(join(base, path));
    const now = performance.now();
    runOn = Math.max(runOn, now + (isDeleted ? DELETED_DEBOUNCE_MS : DEBOUNCE_MS));
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Ignores temporary files that editors have already removed.
      const there = [...outside].filter(([file]) => existsSync(file));
      const change = { isOutsideDocuments: outside.size > 0, names: there.map(([, name]) => name) };
      outside = new Map();
      running = running.then(() => onChange(change));
      watchTheme();
    }, runOn - now);
  };
  const site = watch(folder, {
    isIgnored,
    ...(onEvent && { onEvent }),
    onChange: (path) => {
      if (!isOwn(path)) note(folder, path, isDocumentFile(folder, path) || isFolder(join(folder, path)));
    },
  });
  let theme: { readonly path: string; readonly watcher: { close(): void } } | undefined;
  const watchTheme = () => {
    const path = outerTheme(folder);
    if (path === theme?.path) return;
    theme?.watcher.close();
    theme =
      path === undefined
        ? undefined
        : {
            path,
            watcher: watch(path, { isIgnored, onChange: (inTheme) => note(path, inTheme, false) }),
          };
  };
  watchTheme();
  return {
    close: () => {
      clearTimeout(timer);
      site.close();
      theme?.watcher.close();
    },
  };
}

/** Hidden files and folders such as `.git` and `.quoin`, `node_modules`, and temporary files of editors, but no other folders. */
function isIgnored(path: string, isFolder: boolean): boolean {
  if (/(^|\/)[.]|(^|\/)node_modules(\/|$)/.test(path)) return true;
  return !isFolder && /[.](draft|swp|tmp)$|~$/.test(path);
}

/** The theme folder if it exists outside of the site folder. */
function outerTheme(folder: string): string | undefined {
  const path = themeFolder(folder);
  return path === undefined || isInside(path, resolve(folder)) ? undefined : path;
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/**
 * Whether a path is a document's file or long text. A long text without a document is left to the build to report.
 */
function isDocumentFile(folder: string, path: string): boolean {
  if (isDocumentPath(path)) return true;
  if (!path.endsWith('.md')) return false;
  const file = join(folder, path);
  return existsSync(file.replace(/\.md$/, '.json')) || !existsSync(file);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // It was deleted, or a file has replaced the folder around it.
    return false;
  }
}

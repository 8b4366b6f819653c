import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { isDocumentPath } from './site-documents.ts';
import { themeFolder } from './theme-folder.ts';
import { watchFolder } from './watch-folder.ts';

export interface SiteChange {
  /** Something that is no document changed too: a picture, a template, a style sheet. */
  readonly isOutsideDocuments: boolean;
  /** The files of that. */
  readonly names?: readonly string[];
}

export interface WatchOptions {
  readonly folder: string;
  /** Whether this process wrote the file itself. */
  isOwn(path: string): boolean;
  onChange(change: SiteChange): Promise<void>;
}

/** Saving several files, or one in several steps, is one change. */
const QUIET_MS = 60;

/** Watches a site's folder and the theme that its settings name. Changes are told one after the other. */
export function watchSite({ folder, isOwn, onChange }: WatchOptions): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  /** Files that are no documents, with the names that people call them by. */
  let outside = new Map<string, string>();
  const note = (base: string, path: string, isDocument: boolean) => {
    if (!isDocument) outside.set(join(base, path), path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Editors write drafts on their way to a file, which are gone again.
      const there = [...outside].filter(([file]) => existsSync(file));
      const change = { isOutsideDocuments: outside.size > 0, names: there.map(([, name]) => name) };
      outside = new Map();
      running = running.then(() => onChange(change));
      followTheme();
    }, QUIET_MS);
  };
  const site = watchFolder(folder, {
    isIgnored,
    onChange: (path) => {
      if (!isOwn(path)) note(folder, path, isOfDocument(folder, path) || isFolder(join(folder, path)));
    },
  });
  let theme: { readonly path: string; readonly watcher: { close(): void } } | undefined;
  const followTheme = () => {
    const path = outerTheme(folder);
    if (path === theme?.path) return;
    theme?.watcher.close();
    theme =
      path === undefined
        ? undefined
        : {
            path,
            watcher: watchFolder(path, { isIgnored, onChange: (inTheme) => note(path, inTheme, false) }),
          };
  };
  followTheme();
  return {
    close: () => {
      clearTimeout(timer);
      site.close();
      theme?.watcher.close();
    },
  };
}

/** What programs write on their way to a file, and what is nobody's content: `.git`, `.quoin`, `node_modules`, drafts of editors. */
function isIgnored(name: string): boolean {
  return /(^|\/)[.]|[.](draft|swp|tmp)$|~$|(^|\/)node_modules(\/|$)/.test(name);
}

/** The theme's folder, unless it lies in the site and is watched with it, or is not there. */
function outerTheme(folder: string): string | undefined {
  const path = themeFolder(folder);
  return path === undefined || isInside(path, resolve(folder)) ? undefined : path;
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Its file, or its long text. A text that belongs to no document is something that only a build tells of. */
function isOfDocument(folder: string, path: string): boolean {
  if (isDocumentPath(path)) return true;
  if (!path.endsWith('.md')) return false;
  const file = join(folder, path);
  return existsSync(file.replace(/\.md$/, '.json')) || !existsSync(file);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

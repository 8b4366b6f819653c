import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDocumentPath } from './site-documents.ts';

export interface SiteChange {
  /** Something that is no document changed too: a picture, a template, a style sheet. */
  readonly isOutsideDocuments: boolean;
}

export interface WatchQuestion {
  readonly folder: string;
  /** Whether this process wrote the file itself. */
  isOwn(path: string): boolean;
  onChange(change: SiteChange): Promise<void>;
}

/** Saving several files, or one in several steps, is one change. */
const QUIET_MS = 60;

/** Watches a site's folder and the theme that its settings name. Changes are told one after the other. */
export function watchSite({ folder, isOwn, onChange }: WatchQuestion): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isOutsideDocuments = false;
  const note = (isDocument: boolean) => {
    isOutsideDocuments ||= !isDocument;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const change = { isOutsideDocuments };
      isOutsideDocuments = false;
      running = running.then(() => onChange(change));
      followTheme();
    }, QUIET_MS);
  };
  const site = watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || isPassing(name) || isOwn(toSlashes(name))) return;
    note(isDocumentPath(toSlashes(name)) || name.endsWith('.md'));
  });
  let theme: { readonly path: string; readonly watcher: FSWatcher } | undefined;
  const followTheme = () => {
    const path = themeFolder(folder);
    if (path === theme?.path) return;
    theme?.watcher.close();
    theme = path === undefined ? undefined : { path, watcher: watchTheme(path, () => note(false)) };
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

function watchTheme(path: string, onChange: () => void): FSWatcher {
  return watch(path, { recursive: true }, (_event, name) => {
    if (name !== null && !isPassing(name)) onChange();
  });
}

/** What programs write on their way to a file, and what is nobody's content: `.git`, `.quoin`, drafts of editors. */
function isPassing(name: string): boolean {
  return /(^|[/\\])[.]|[.](draft|swp|tmp)$|~$/.test(name);
}

/** The theme's folder, unless it lies in the site and is watched with it, or is not there. */
function themeFolder(folder: string): string | undefined {
  try {
    const { body } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SettingsFile;
    const path = resolve(folder, body?.theme ?? '.');
    return existsSync(path) && !path.startsWith(resolve(folder)) ? path : undefined;
  } catch {
    return undefined;
  }
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

interface SettingsFile {
  readonly body?: { readonly theme?: string };
}

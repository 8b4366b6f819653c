import type { LocationOf, Route } from '../3-route/route.ts';
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts';
import type { Site } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import { foldersOf } from './folders-of.ts';
import type { OutputFile } from './output-file.ts';

export interface PathOptions {
  readonly site: Site;
  readonly routes: readonly Route[];
  readonly locationOf: LocationOf;
}

/** What file systems and archives accept for one file or folder. */
const MAX_NAME_BYTES = 255;

/**
 * Reports files that cannot be written next to each other: two of the same name, also in another case, a file where a folder is
 * needed, and names that are too long.
 */
export function checkPaths(files: readonly OutputFile[], options: PathOptions): readonly Diagnostic[] {
  let routes: ReadonlyMap<string, Route> | undefined;
  const locate: Locate = ({ path }) => {
    routes ??= new Map(options.routes.map((route) => [route.file, route]));
    const route = routes.get(path);
    return route && locationOf(route, options);
  };
  const keys = files.map(({ path }) => keyOf(path));
  const known = new Map(files.map((file, index) => [keys[index] ?? '', file]));
  const seen = new Map<string, OutputFile>();
  const found: Diagnostic[] = [];
  for (const [index, file] of files.entries()) {
    const key = keys[index] ?? '';
    const report = (message: string, other: OutputFile) =>
      found.push(collision(message, locate(file), locate(other)));
    const long = isShort(file.path) ? undefined : file.path.split('/').find(isTooLong);
    if (long !== undefined) found.push(tooLong(long, locate(file)));
    const same = seen.get(key);
    if (same === undefined) seen.set(key, file);
    else if (isCopied(same) && isCopied(file)) found.push(similar(same, file));
    else report(`"${file.path}" and "${same.path}" cannot both be published`, same);
    for (const folder of foldersOf(key)) {
      const blocking = known.get(folder);
      if (blocking !== undefined)
        report(`"${file.path}" needs a folder where "${blocking.path}" is a file`, blocking);
    }
  }
  return found;
}

/** A UTF-16 unit is at most three bytes. */
function isShort(name: string): boolean {
  return name.length <= MAX_NAME_BYTES / 3;
}

function isTooLong(name: string): boolean {
  return !isShort(name) && byteLength(name) > MAX_NAME_BYTES;
}

type Locate = (file: OutputFile) => SourceLocation | undefined;

function collision(
  message: string,
  own: SourceLocation | undefined,
  others: SourceLocation | undefined,
): Diagnostic {
  const location = own ?? others;
  return siteDiagnostic('site/path-collision', {
    message,
    hint: 'choose another URL (urlId), or rename the file',
    ...(location && { location }),
    ...(own && others && { related: [{ message: 'the other one is here', location: others }] }),
  });
}

function tooLong(name: string, location: SourceLocation | undefined): Diagnostic {
  return siteDiagnostic('site/name-too-long', {
    message: `"${shortened(name)}" has ${byteLength(name)} bytes; file names have at most ${MAX_NAME_BYTES}`,
    hint: 'choose a shorter URL (urlId) or file name',
    ...(location && { location }),
  });
}

function similar(one: OutputFile, other: OutputFile): Diagnostic {
  return siteDiagnostic('site/similar-names', {
    message: `The names of "${one.path}" and "${other.path}" differ only in case`,
    hint: 'rename one of them: some file systems do not distinguish them',
  });
}

/** Where the document that a route shows has its URL. */
function locationOf({ subject }: Route, { site, locationOf }: PathOptions): SourceLocation | undefined {
  const document = documentOf(subject, site);
  return document && locationOf(document.file, ['body', 'urlId']);
}

function documentOf(subject: Route['subject'], { pages, collections, items }: Site) {
  switch (subject.kind) {
    case 'page':
      return pages.find(({ id }) => id === subject.pageId);
    case 'list':
      return collections.find(({ id }) => id === subject.collectionId);
    case 'item':
      return items.find(({ id }) => id === subject.itemId);
    default:
      return undefined;
  }
}

function isCopied(file: OutputFile): boolean {
  return 'copy' in file;
}

/** Equal for paths that some file systems do not distinguish. */
function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function shortened(name: string): string {
  return name.length <= 60 ? name : `${name.slice(0, 57)}…`;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

import type { Files } from '../../../compiler/1-read/files.ts';
import {
  locationInOtherText,
  type OtherLocation,
} from '../../../compiler/2-validate/location-in-other-text.ts';
import type { Diagnostic, SourceLocation } from '../../../compiler/diagnostics/diagnostic.ts';
import { createSourceText } from '../../../compiler/diagnostics/source-text.ts';

export interface LocationsOptions {
  /** The built documents of the site object, with current stock. */
  readonly built: Files;
  readonly folder: Files;
}

/**
 * Maps diagnostics of a build to locations in the site folder. The built text differs from the file: it contains
 * current stock and unpublished dashboard changes. For a value missing in the file, the message names its path and
 * the location is the nearest enclosing value.
 */
export function locationsInFolder(
  diagnostics: readonly Diagnostic[],
  { built, folder }: LocationsOptions,
): readonly Diagnostic[] {
  const texts = createTexts(built, folder);
  return diagnostics.map((diagnostic) => {
    const { location, related, message } = diagnostic;
    const found = location && locationInFolder(location, texts(location.file));
    return {
      ...diagnostic,
      ...(found && { location: found.location }),
      ...(found?.path !== undefined && { message: withPath(message, found.path) }),
      ...(related !== undefined && {
        related: related.map((each) => ({
          ...each,
          location: locationInFolder(each.location, texts(each.location.file)).location,
        })),
      }),
    };
  });
}

/** Undefined when the texts are equal or one of them is missing. */
type TextsOf = (label: string) => { readonly from: string; readonly to: string } | undefined;

function createTexts(built: Files, folder: Files): TextsOf {
  let paths: ReadonlyMap<string, string> | undefined;
  let there: ReadonlySet<string> | undefined;
  return (label) => {
    paths ??= new Map(built.list().map(({ path }) => [built.label(path), path]));
    there ??= new Set(folder.list().map(({ path }) => path));
    const path = paths.get(label);
    if (path === undefined || !there.has(path)) return undefined;
    const [from, to] = [built.readText(path), readIfThere(folder, path)];
    return to === undefined || from === to ? undefined : { from, to };
  };
}

/** The file may be deleted at any time. */
function readIfThere(folder: Files, path: string): string | undefined {
  try {
    return folder.readText(path);
  } catch {
    return undefined;
  }
}

function locationInFolder(location: SourceLocation, texts: ReturnType<TextsOf>): OtherLocation {
  if (texts === undefined) return { location, path: undefined };
  if (location.file.endsWith('.json')) return locationInOtherText(location, texts);
  const isUnchangedBefore = texts.to.startsWith(texts.from.slice(0, location.end.offset));
  return {
    location: isUnchangedBefore ? location : createSourceText(location.file, texts.to).location(0, 0),
    path: undefined,
  };
}

function withPath(message: string, path: string): string {
  return message.startsWith(`"${path}"`) ? message : `"${path}": ${message}`;
}

import type { SiteSources, Source } from '../1-read/read-site.ts';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import { hasValueAt, locationInJson } from './parse-json.ts';
import { originalPath } from './translations/translation-path.ts';

/**
 * Returns the location of the value at `path` of a document or the settings, by the file name. A value that a translation does not
 * have is in the original document.
 */
export function locationInSources(
  sources: SiteSources,
  file: string,
  path: readonly (string | number)[],
): SourceLocation | undefined {
  const { documents, settings, translations = [] } = sources;
  const source = documents.find((document) => document.file === file);
  if (source !== undefined) return locationInJson(source, path);
  if (settings?.file === file) return locationInJson(settings, path);
  const translation = translations.find((each) => each.file === file);
  if (translation === undefined) return undefined;
  if (hasValueAt(translation, path)) return locationInJson(translation, path);
  const original = originalOf(translation, sources);
  return original && locationInJson(original, path);
}

/** The document that a file in `translations/` translates, or whose long text it translates. */
export function originalOf({ path }: Source, { documents, settings }: SiteSources): Source | undefined {
  const original = originalPath(path);
  return original === settings?.path ? settings : documents.find((document) => document.path === original);
}

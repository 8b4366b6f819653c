import type { SiteSources } from '../1-read/read-site.ts';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import { locationInJson } from './parse-json.ts';

/** Returns the location of the value at `path` of a document, by the document's file name. */
export function locationInSources(
  { documents }: SiteSources,
  file: string,
  path: readonly (string | number)[],
): SourceLocation | undefined {
  const source = documents.find((document) => document.file === file);
  return source && locationInJson(source, path);
}

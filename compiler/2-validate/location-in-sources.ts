import type { SiteSources } from '../1-read/read-site.ts';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import { locationInJson } from './parse-json.ts';

/** The place of the value at `path` of a document, for whoever knows a document only by its file. */
export function locationInSources(
  { documents }: SiteSources,
  file: string,
  path: readonly (string | number)[],
): SourceLocation | undefined {
  const source = documents.find((document) => document.file === file);
  return source && locationInJson(source, path);
}

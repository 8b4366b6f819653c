import type { SiteSources } from '../1-read/read-site.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { placeInJson } from './parse-json.ts';

/** The place of the value at `path` of a document, for whoever knows a document only by its file. */
export function placeInSources(
  { documents }: SiteSources,
  file: string,
  path: readonly (string | number)[],
): Place | undefined {
  const source = documents.find((document) => document.file === file);
  return source && placeInJson(source, path);
}

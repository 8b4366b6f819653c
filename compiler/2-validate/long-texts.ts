import type { SiteSources, Source } from '../1-read/read-site.ts';
import { ownValue } from '../model/own-value.ts';

/** Creates the function that returns the `.md` file next to a document or a translation. */
export function createLongTexts(sources: SiteSources): (file: string) => Source | undefined {
  const { documents, bodies, translations = [] } = sources;
  const paths = new Map(documents.map(({ file, path }) => [file, path]));
  const translated = new Map(translations.map((source) => [source.file, source]));
  const texts = new Map(translations.map((source) => [source.path, source]));
  return (file) => {
    const path = paths.get(file);
    if (path !== undefined) return ownValue(bodies, path);
    const translation = translated.get(file);
    return translation && texts.get(translation.path.replace(/\.json$/, '.md'));
  };
}

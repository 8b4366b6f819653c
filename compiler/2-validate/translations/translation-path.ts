/** The French text of `items/kiln.json` is `translations/fr/items/kiln.md`. */
const TRANSLATION_PATH = /^translations\/([^/]+)\/(.+)$/;

/** The code of the language; undefined for a file that is in no folder of a language. */
export function languageOfPath(path: string): string | undefined {
  return TRANSLATION_PATH.exec(path)?.[1];
}

/** The path of the document that the file translates: `pages/studio.json`. */
export function originalPath(path: string): string | undefined {
  return TRANSLATION_PATH.exec(path)?.[2]?.replace(/\.md$/, '.json');
}

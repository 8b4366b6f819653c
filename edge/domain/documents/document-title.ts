import { type DocKey, ownValue } from '../../../compiler/model/index.ts';

/** Returns the title of a document, or the id from its key. */
export function documentTitle(key: DocKey, body: unknown): string {
  if (key.startsWith('settings:')) return 'Settings';
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const found = ['title', 'name', 'filename']
    .map((field) => ownValue(fields, field))
    .find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : key.slice(key.indexOf(':') + 1);
}

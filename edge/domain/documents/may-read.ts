import { areaOfDoc, type Doc, may } from '../../../compiler/model/index.ts';

/** Every dashboard screen needs name, language and currency from the settings. */
export function mayRead(roles: readonly number[], { key, body }: Pick<Doc, 'key' | 'body'>): boolean {
  const area = areaOfDoc(key, body);
  return may(roles, `${area}.read`) || (area === 'settings' && may(roles, 'pages.read'));
}

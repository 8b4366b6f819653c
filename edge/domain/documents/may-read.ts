import { areaOfDoc, type Doc, may } from '../../../compiler/model/index.ts';

/** The settings hold the site's name, language and currency: every screen needs them. */
export function mayRead(roles: readonly number[], { key, body }: Pick<Doc, 'key' | 'body'>): boolean {
  const area = areaOfDoc(key, body);
  return may(roles, `${area}.read`) || (area === 'settings' && may(roles, 'pages.read'));
}

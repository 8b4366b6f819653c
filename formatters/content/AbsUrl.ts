import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

const BASE_URL_PATH = ['base-url'] as const;

/** `{fullUrl|AbsUrl}`: the site's `base-url`, a slash and the value (language reference 12.3). */
export const absUrl: Formatter = {
  name: 'AbsUrl',
  family: 'content',
  reads: 'scope',
  prepare: () => (value, scope) => `${asString(scope.resolve(BASE_URL_PATH))}/${asString(value)}`,
};

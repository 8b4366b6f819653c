import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

const INDEX_PATH = ['@index'] as const;

/** `{@|iter}`: the 1-based index of the innermost loop as text; `''` outside of loops (language reference 11.2). */
export const iter: Formatter = {
  name: 'iter',
  family: 'data',
  reads: 'scope',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (_value, scope) => asString(scope.resolve(INDEX_PATH)),
};

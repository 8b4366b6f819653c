import type { Formatter } from '../contract.ts';
import { asString } from '../values/index.ts';

const INDEX_PATH = ['@index'] as const;

/** `{@|iter}`: the number of the innermost loop's turn, from 1, as text; `''` outside a loop (language reference 11.2). */
export const iter: Formatter = {
  name: 'iter',
  family: 'data',
  reads: 'scope',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (_value, scope) => asString(scope.resolve(INDEX_PATH)),
};

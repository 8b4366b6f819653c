import type { Predicate } from '../../contract.ts';
import { asString, frameMember } from '../../values/index.ts';
import { PROMOTED_BLOCK_TYPES } from '../../vocabulary/index.ts';

/** `{.promotedMAP?}` and so on: a block of that type stands for the current value (language reference 18.3). */
export const promotedBlockPredicates: readonly Predicate[] = PROMOTED_BLOCK_TYPES.map((type) => ({
  name: `promoted${type.toUpperCase()}?`,
  prepare: () => (scope) => asString(frameMember(scope.node, 'promotedBlockType')) === type,
}));

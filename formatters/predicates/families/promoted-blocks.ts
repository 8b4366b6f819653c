import type { Predicate } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { frameMember } from '../../values/member.ts';
import { PROMOTED_BLOCK_TYPES } from '../../vocabulary/content/promoted-block-type.ts';

/** `{.promotedMAP?}` and so on: a block of that type represents the current value (language reference 18.3). */
export const promotedBlockPredicates: readonly Predicate[] = PROMOTED_BLOCK_TYPES.map((type) => ({
  name: `promoted${type.toUpperCase()}?`,
  prepare: () => (scope) => asString(frameMember(scope.node, 'promotedBlockType')) === type,
}));

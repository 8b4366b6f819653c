import type { Scope, Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { asString } from '../../values/as-string.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { membersOf } from '../../values/members-of.ts';
import { removeMarkup } from '../markup/remove-markup.ts';

const BLOCK_TYPE_PATH = ['blockType'] as const;
/** Image blocks use their own alternative text even when it is empty. */
const IMAGE_BLOCK = 5;
/** Maximum length of alternative text taken from a body. */
const MAX_BODY_LENGTH = 250;

/** The alternative text of an image item, unescaped (language reference 12.1). */
export function altText(item: Value, scope: Scope): string {
  const blockType = scope.resolve(BLOCK_TYPE_PATH);
  if (blockType !== undefined && asNumber(blockType) === IMAGE_BLOCK) {
    return asString(membersOf(item).altText).trim();
  }
  const { title, body, filename } = membersOf(item);
  // A title that is an array or object counts as present but has no text.
  if (isTruthy(title)) return asString(title);
  const bodyText = isTruthy(body) ? removeMarkup(asString(body)) : '';
  if (bodyText !== '') return bodyText.slice(0, MAX_BODY_LENGTH);
  return isTruthy(filename) ? asString(filename) : '';
}

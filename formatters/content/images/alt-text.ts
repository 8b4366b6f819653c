import type { Scope, Value } from '../../contract.ts';
import { asNumber, asString, isTruthy, membersOf } from '../../values/index.ts';
import { removeMarkup } from '../markup/remove-markup.ts';

const BLOCK_TYPE_PATH = ['blockType'] as const;
/** The block type of an image block, whose own alternative text counts even when it is empty. */
const IMAGE_BLOCK = 5;
/** How much of a body stands in for a title. */
const MAX_BODY_LENGTH = 250;

/** The alternative text of an image item, not escaped (language reference 12.1). */
export function altText(item: Value, scope: Scope): string {
  const blockType = scope.resolve(BLOCK_TYPE_PATH);
  if (blockType !== undefined && asNumber(blockType) === IMAGE_BLOCK) {
    return asString(membersOf(item).altText).trim();
  }
  const { title, body, filename } = membersOf(item);
  // A title that is a list or an object is there, and has no text.
  if (isTruthy(title)) return asString(title);
  const bodyText = isTruthy(body) ? removeMarkup(asString(body)) : '';
  if (bodyText !== '') return bodyText.slice(0, MAX_BODY_LENGTH);
  return isTruthy(filename) ? asString(filename) : '';
}

import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { fragmentText } from '../values/fragment-text.ts';
import { isTruthy } from '../values/is-truthy.ts';
import { print } from '../values/print.ts';

const LIKING_PATH = ['websiteSettings', 'simpleLikingEnabled'] as const;
const ID_PATH = ['id'] as const;
const LIKE_COUNT_PATH = ['likeCount'] as const;

/**
 * `{item|like-button}`: the like button, if the site has likes enabled (language reference 17.5).
 */
export const likeButton: Formatter = {
  name: 'like-button',
  family: 'social',
  reads: 'scope',
  prepare: prepareLikeButton,
};

function prepareLikeButton(_args: readonly string[], dialect: Dialect): Format {
  const escaped = fragmentText(dialect);
  return (value, scope) => {
    if (!isTruthy(value) || !isTruthy(scope.resolveOver(value, LIKING_PATH))) return '';
    const id = escaped(print(scope.resolveOver(value, ID_PATH), dialect));
    const likes = escaped(print(scope.resolveOver(value, LIKE_COUNT_PATH), dialect));
    return (
      `\n  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${likes}">\n` +
      '    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n'
    );
  };
}

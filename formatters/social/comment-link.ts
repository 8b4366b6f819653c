import type { Format, Formatter, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { fragmentText, fragmentUrl } from '../values/fragment-text.ts';
import { print } from '../values/print.ts';
import { usesDisqus } from './uses-disqus.ts';

const ID_PATH = ['id'] as const;
const FULL_URL_PATH = ['fullUrl'] as const;
const COUNT_PATH = ['publicCommentCount'] as const;

/** `{item|comment-link}`: a link to the item's comments with their count (language reference 17.2). */
export const commentLink: Formatter = {
  name: 'comment-link',
  family: 'social',
  reads: 'scope',
  prepare: prepareCommentLink,
};

/** Names resolve in the value first. */
function prepareCommentLink(_args: readonly string[], dialect: Dialect): Format {
  const escaped = fragmentText(dialect);
  const urlText = fragmentUrl(dialect);
  return (value, scope) => {
    const id = escaped(print(scope.resolveOver(value, ID_PATH), dialect));
    const url = urlText(print(scope.resolveOver(value, FULL_URL_PATH), dialect));
    if (usesDisqus(value, scope)) {
      return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
    }
    const count = scope.resolveOver(value, COUNT_PATH);
    return (
      `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n` +
      `  ${count === 0 ? 'No' : escaped(print(count, dialect))}\n  Comment${plural(count)}\n  </a>\n`
    );
  };
}

/** Only the number 1 takes the singular; the text `1` does not. */
function plural(count: Value): string {
  return count === 1 ? '' : 's';
}

import type { Format, Formatter, Scope, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { fragmentText } from '../values/fragment-text.ts';
import { isTruthy } from '../values/is-truthy.ts';
import { member } from '../values/member.ts';
import { print } from '../values/print.ts';
import { usesDisqus } from './uses-disqus.ts';

const ID_PATH = ['id'] as const;
const ITEM_PATH = ['item'] as const;
const COLLECTION_PATH = ['collection'] as const;

/**
 * `{item|comments}`: the container of a comment thread (language reference 17.3). It has no form: threads on static
 * pages are read-only.
 */
export const comments: Formatter = {
  name: 'comments',
  family: 'social',
  reads: 'scope',
  prepare: prepareComments,
};

function prepareComments(_args: readonly string[], dialect: Dialect): Format {
  return (value, scope) => {
    if (usesDisqus(value, scope)) return container('disqus_thread', '');
    const id = fragmentText(dialect)(print(scope.resolveOver(value, ID_PATH), dialect));
    return container(`comments-${id}`, subjectAttributes(value, scope, dialect));
  };
}

function container(id: string, attributes: string): string {
  return `\n  <div class="squarespace-comments" id="${id}"${attributes}></div>\n`;
}

/** The subject of the comments: the resolved item, else the collection. */
function subjectAttributes(value: Value, scope: Scope, dialect: Dialect): string {
  const item = scope.resolveOver(value, ITEM_PATH);
  if (isTruthy(item)) return ` data-item-id="${idAndState(item, dialect)}`;
  const collection = scope.resolveOver(value, COLLECTION_PATH);
  return isTruthy(collection) ? ` data-collection-id="${idAndState(collection, dialect)}` : '';
}

function idAndState(subject: Value, dialect: Dialect): string {
  const escaped = fragmentText(dialect);
  const field = (name: string) => escaped(print(member(subject, name), dialect));
  return (
    `${field('id')}" data-public-comment-count="${field('publicCommentCount')}" ` +
    `data-comment-state="${field('commentState')}"`
  );
}

import { removeMarkup } from '../../content/markup/remove-markup.ts';
import type { Predicate, Value } from '../../contract.ts';
import { frameMember, member } from '../../values/index.ts';

/** `{.excerpt?}`: the current value's excerpt has text in it that can be seen (language reference 18.3). */
export const excerpt: Predicate = {
  name: 'excerpt?',
  prepare: () => (scope) => hasVisibleText(excerptText(scope.node)),
};

/** An excerpt is markup in `html`, or a text of its own. */
function excerptText(item: Value): string {
  const whole = frameMember(item, 'excerpt');
  const html = member(whole, 'html');
  if (typeof html === 'string') return html;
  return typeof whole === 'string' ? whole : '';
}

/** White space and the zero-width space cannot be seen; entities are text like any other, also `&nbsp;`. */
function hasVisibleText(html: string): boolean {
  return /[^\s\u200b]/.test(removeMarkup(html));
}

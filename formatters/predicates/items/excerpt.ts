import { removeMarkup } from '../../content/markup/remove-markup.ts';
import type { Predicate, Value } from '../../contract.ts';
import { frameMember, member } from '../../values/member.ts';

/** `{.excerpt?}`: the current value's excerpt has visible text (language reference 18.3). */
export const excerpt: Predicate = {
  name: 'excerpt?',
  prepare: () => (scope) => hasVisibleText(excerptText(scope.node)),
};

/** An excerpt is either an object with markup in `html`, or text. */
function excerptText(item: Value): string {
  const whole = frameMember(item, 'excerpt');
  const html = member(whole, 'html');
  if (typeof html === 'string') return html;
  return typeof whole === 'string' ? whole : '';
}

/** White space and the zero-width space are invisible; entities, including `&nbsp;`, count as text. */
function hasVisibleText(html: string): boolean {
  return /[^\s\u200b]/.test(removeMarkup(html));
}

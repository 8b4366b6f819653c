import { PASTED_STYLE } from '../colors/text-color.ts';
import { fragmentOf } from './parse-html.ts';

/**
 * What was copied elsewhere comes without its colours: programs write black on white with every word, which is nobody's
 * wish and cannot be read on a dark page. What was copied from a text of ours keeps them, in an attribute that the policy
 * of the dashboard has nothing against: the text editor reads it there.
 */
export function pastedHtml(html: string, home?: Document): string {
  const copied = fragmentOf(html, home);
  const isOurs = copied.querySelector(OWN) !== null;
  for (const element of copied.querySelectorAll('[style]')) {
    if (isOurs) element.setAttribute(PASTED_STYLE, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return copied.innerHTML;
}

/** Set by the text editor on what it copies. */
const OWN = '[data-pm-slice]';

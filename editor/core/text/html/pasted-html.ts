import { PASTED_STYLE } from '../colors/text-color.ts';
import { fragmentOf } from './parse-html.ts';

/**
 * Removes colors from HTML pasted from other programs, which write black on white on every word: unwanted, and
 * unreadable on a dark page. Text copied from our own editor keeps its colors in an attribute that the dashboard's
 * policy allows and the text editor reads.
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

/** Set by the text editor on copied content. */
const OWN = '[data-pm-slice]';

import { PASTED_STYLE } from '../colors/text-color.ts';
import { fragmentOf } from './parse-html.ts';
import { applyPastedMarks } from './pasted-marks.ts';
import { unwrap } from './unwrap.ts';
import { convertWordLists } from './word-lists.ts';

/**
 * Turns HTML of other programs into the elements of the schema: styles into marks, and Word's paragraphs with markers
 * into lists. Drops colors: other programs write black on white on every word, which is unwanted, and unreadable on a
 * dark page. Text copied from our own editor keeps its colors in an attribute that the dashboard's policy allows and
 * the text editor reads.
 */
export function pastedHtml(html: string, home?: Document): string {
  const copied = fragmentOf(html, home);
  const isOurs = copied.querySelector(OWN) !== null;
  if (!isOurs) convertForeign(copied);
  for (const element of copied.querySelectorAll('[style]')) {
    if (isOurs) element.setAttribute(PASTED_STYLE, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return copied.innerHTML;
}

/** Set by the text editor on copied content. */
const OWN = '[data-pm-slice]';

function convertForeign(body: Element): void {
  // ProseMirror would apply each rule of a style sheet to all elements.
  for (const element of body.querySelectorAll('style, script, title')) element.remove();
  for (const placeholder of [...body.getElementsByTagName('o:p')]) {
    if (placeholder.textContent.trim() === '') placeholder.remove();
  }
  convertWordLists(body);
  applyPastedMarks(body);
  for (const item of body.querySelectorAll('li')) {
    wrapInList(item);
    unwrapOnlyParagraph(item);
  }
}

/** Adds the list of items that were copied without it. ProseMirror takes quadratic time for that. */
function wrapInList(item: Element): void {
  if (item.parentElement?.matches('ul, ol') === true) return;
  const list = item.ownerDocument.createElement('ul');
  item.before(list);
  let next: Node | null = item;
  while (next !== null && (next.nodeName === 'LI' || isBlank(next))) {
    list.append(next);
    next = list.nextSibling;
  }
}

/** Google Docs writes a paragraph in each item, which would put space between the items. */
function unwrapOnlyParagraph(item: Element): void {
  const [first, ...others] = [...item.childNodes].filter((node) => !isBlank(node));
  const areLists = others.every(({ nodeName }) => nodeName === 'UL' || nodeName === 'OL');
  if (first?.nodeName === 'P' && areLists) unwrap(first as Element);
}

function isBlank(node: Node): boolean {
  return (
    node.nodeType === node.COMMENT_NODE || (node.nodeType === node.TEXT_NODE && node.nodeValue?.trim() === '')
  );
}

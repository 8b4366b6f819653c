import { escapeAttribute } from '../../../formatters/index.ts';
import { type HtmlTag, scanHtml } from '../postprocess/scan-html.ts';
import { createSplices } from '../postprocess/splices.ts';

/**
 * Marks which text of a page belongs to which field, for the editor's canvas. Templates may print a field anywhere, so its text
 * is wrapped in two marker characters; afterwards an element that contains nothing else gets `data-edit`, and the markers are
 * removed.
 */
export interface Annotations {
  /** Wraps a text in markers. Empty texts are not marked, because templates test for emptiness. */
  text(path: string, text: string): string;
  /** Returns the page with `data-edit` on elements that contain exactly one field, and without markers. */
  apply(html: string): string;
}

/** Noncharacters, which no valid text contains. */
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
/** End of a marker's number. */
const END = '\uFDD2';

export function createAnnotations(): Annotations {
  const paths: string[] = [];
  const numbers = new Map<string, number>();
  function numberOf(path: string): number {
    const known = numbers.get(path);
    if (known !== undefined) return known;
    numbers.set(path, paths.length);
    paths.push(path);
    return paths.length - 1;
  }
  return {
    text: (path, text) => {
      if (text === '' || MARKS.test(text)) return text;
      const number = numberOf(path);
      return `${OPEN}${number}${END}${text}${CLOSE}${number}${END}`;
    },
    apply: (html) => (html.includes(OPEN) ? withoutMarks(withEditPaths(html, paths)) : withoutMarks(html)),
  };
}

const MARKS = /[\uFDD0\uFDD1\uFDD2]/;

function withEditPaths(html: string, paths: readonly string[]): string {
  const splices = createSplices();
  const open: { readonly tag: HtmlTag; field?: number }[] = [];
  let last: HtmlTag | undefined;
  const found: { readonly tag: HtmlTag; readonly path: string }[] = [];
  scanHtml(html, (tag) => {
    if (last !== undefined && !last.isClosing && last.contentEnd === last.end) {
      const field = openedBetween(html.slice(last.end, tag.start));
      const element = open.at(-1);
      if (field !== undefined && element?.tag === last) element.field = field;
    }
    if (tag.isClosing) {
      const index = open.findLastIndex((element) => element.tag.name === tag.name);
      const element = open[index];
      if (element !== undefined) open.length = index;
      const before = last === undefined ? '' : html.slice(last.end, tag.start);
      const field = element?.field;
      const path = field === undefined ? undefined : paths[field];
      if (
        element !== undefined &&
        path !== undefined &&
        before.trimEnd().endsWith(`${CLOSE}${field}${END}`)
      ) {
        found.push({ tag: element.tag, path });
      }
    } else if (!VOID.has(tag.name)) open.push({ tag });
    last = tag;
  });
  for (const { tag, path } of found) {
    splices.insert(tag.start + 1 + tag.name.length, ` data-edit="${escapeAttribute(path)}"`);
  }
  return splices.apply(html);
}

/** Number of the field that starts the element's content. */
function openedBetween(text: string): number | undefined {
  const [, number] = /^\s*\uFDD0(\d+)\uFDD2/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

const VOID: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);

/** Markers, and their URL-encoded forms. */
function withoutMarks(html: string): string {
  return html
    .replace(/[\uFDD0\uFDD1]\d*\uFDD2?|\uFDD2/g, '')
    .replace(/%EF%B7%9[01]\d*(?:%EF%B7%92)?|%EF%B7%92/gi, '');
}

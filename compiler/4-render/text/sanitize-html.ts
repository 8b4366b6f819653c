import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { type Processor, unified } from 'unified';
import { isSafeImage, isSafeLink } from '../../model/fields/safe-url.ts';
import { safeColors } from './safe-colors.ts';

/**
 * Creates the HTML sanitizer for texts, which parses them: `isSanitized` finds those that need no change. Allows the elements of the
 * editor's toolbar, links and images with safe URLs, and text colors. Removes scripts, all other styles, event attributes, frames and
 * forms (R-RTE-TOOL-13). Authors are not trusted.
 */
export function createHtmlSanitizer(): (html: string) => string {
  const processor = unified()
    .use(parser)
    .use(rehypeSanitize, SCHEMA)
    .use(() => (tree: object) => withSafeValues(tree))
    .use(rehypeStringify);
  return (html) => String(processor.processSync(html));
}

/** What `rehype-parse` does, without its descriptions of errors, which are 3 kB on the canvas. */
function parser(this: Processor): void {
  this.parser = (html) => fromParse5(parseFragment(html, { scriptingEnabled: false }));
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const SCHEMA: Options = {
  strip: ['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'template', 'svg', 'math', 'object'],
  tagNames: [
    ...HEADINGS,
    ...['p', 'blockquote', 'pre', 'hr', 'br', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'code', 'small', 'mark', 'q', 'abbr'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title', ['target', '_blank'], ['rel', 'noopener', 'noreferrer', 'nofollow']],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: ['value'],
    th: ['colSpan', 'rowSpan', ['scope', 'row', 'col'], ['align', 'left', 'center', 'right']],
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    abbr: ['title'],
    p: [['className', /^(?:sqsrte-|align-)/]],
    ...Object.fromEntries(HEADINGS.map((name) => [name, [['className', /^align-/]]])),
    span: ['style'],
    code: [['className', /^language-/]],
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
  },
  // URLs are checked by `withSafeValues`, with the shared rule.
  protocols: {},
};

interface HtmlNode {
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly HtmlNode[];
}

function withSafeValues(tree: HtmlNode): void {
  const pending: HtmlNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { tagName, properties } = node;
    if (tagName === 'a' && properties !== undefined) {
      if (!isSafeLink(String(properties.href ?? ''))) delete properties.href;
      if (properties.target === '_blank') properties.rel = ['noopener'];
    }
    if (tagName === 'span' && properties?.style !== undefined) {
      const colors = safeColors(String(properties.style));
      if (colors === '') delete properties.style;
      else properties.style = colors;
    }
    if (tagName === 'img' && properties !== undefined) {
      if (!isSafeImage(String(properties.src ?? ''))) delete properties.src;
      properties.loading = 'lazy';
      properties.decoding = 'async';
    }
    pending.push(...(node.children ?? []));
  }
}

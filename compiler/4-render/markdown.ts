import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isSafeImage, isSafeLink } from '../model/fields/safe-url.ts';

export type RenderMarkdown = (markdown: string, prefix: string) => string;

/**
 * Creates the function that converts Markdown (with tables, task lists, footnotes) to HTML. HTML in the text is dropped, as are
 * URLs with a scheme that could run script: authors are not trusted. `prefix` makes footnote ids unique on a page with several
 * texts.
 */
export function createMarkdownRenderer(): RenderMarkdown {
  const parser = unified().use(remarkParse).use(remarkGfm);
  const printer = unified().use(rehypeStringify);
  return (markdown, prefix) => {
    if (markdown.trim() === '') return '';
    const tree = parser.parse(markdown);
    makeSecure(tree, markdown);
    const html = unified()
      .use(remarkRehype, { clobberPrefix: `${prefix}-` })
      .runSync(tree);
    postprocess(html as HtmlNode, prefix);
    return printer.stringify(html);
  };
}

/** Fields of a Markdown node that are used here. */
interface TextNode {
  readonly type: string;
  url?: string;
  readonly value?: string;
  readonly children?: readonly TextNode[];
  readonly position?: { readonly start: { readonly offset?: number | undefined } } | undefined;
}

/** Uses https for a bare `www.example.org`. URLs with a scheme stay unchanged. */
function makeSecure(tree: TextNode, markdown: string): void {
  const pending: TextNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const isBare =
      node.type === 'link' &&
      node.url === `http://${node.children?.[0]?.value}` &&
      markdown[node.position?.start.offset ?? 0] !== '[';
    if (isBare && node.url !== undefined) node.url = node.url.replace('http:', 'https:');
    pending.push(...(node.children ?? []));
  }
}

/** Fields of an HTML node that are used here. */
interface HtmlNode {
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly HtmlNode[];
}

function postprocess(tree: HtmlNode, prefix: string): void {
  const pending: HtmlNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.properties !== undefined) {
      makeSafe(node.tagName, node.properties);
      ownFootnoteLabel(node.properties, prefix);
    }
    pending.push(...(node.children ?? []));
  }
}

/** The heading of the footnotes has the only id that the library does not prefix. */
function ownFootnoteLabel(properties: Record<string, unknown>, prefix: string): void {
  if (properties.id === FOOTNOTE_LABEL) properties.id = `${prefix}-${FOOTNOTE_LABEL}`;
  if (properties.ariaDescribedBy !== undefined) properties.ariaDescribedBy = [`${prefix}-${FOOTNOTE_LABEL}`];
}

const FOOTNOTE_LABEL = 'footnote-label';

function makeSafe(tagName: string | undefined, properties: Record<string, unknown>): void {
  if (tagName === 'a' && !isSafeLink(String(properties.href ?? ''))) delete properties.href;
  if (tagName !== 'img') return;
  if (!isSafeImage(String(properties.src ?? ''))) delete properties.src;
  properties.loading = 'lazy';
  properties.decoding = 'async';
}

import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isSafeImage, isSafeLink } from '../model/fields/safe-url.ts';

export type RenderMarkdown = (markdown: string, prefix: string) => string;

/**
 * Makes the function that turns Markdown (with tables, task lists, footnotes) into HTML. HTML in the text is dropped,
 * and so is every address whose scheme could run script: whoever writes an entry need not be trusted. `prefix` keeps
 * the ids of footnotes apart on a page with several texts.
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

/** What of a node of the Markdown tree is looked at. */
interface TextNode {
  readonly type: string;
  url?: string;
  readonly value?: string;
  readonly children?: readonly TextNode[];
  readonly position?: { readonly start: { readonly offset?: number | undefined } } | undefined;
}

/** A bare `www.example.org` says nothing of how it is asked for: not in the clear. What somebody has written out stays. */
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

/** What of a node of the HTML tree is looked at. */
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

/** The heading of the footnotes is the one id that the library does not prefix. */
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

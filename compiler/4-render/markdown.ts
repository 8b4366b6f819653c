import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isSafeImage, isSafeLink } from '../model/fields/safe-url.ts';
import type { MarkdownNode, ParseMarkdown } from './ports/markdown-parser.ts';
import { inspectMarkdown, NO_FINDINGS, type TextFindings } from './text/inspect-markdown.ts';
import { limitDepth } from './text/limit-depth.ts';
import { createRemarkParser } from './text/parse-with-remark.ts';

export type RenderMarkdown = (markdown: string, prefix: string) => string;

/** What one parse of a text gives. */
export interface MarkdownReading {
  readonly html: string;
  readonly findings: TextFindings;
}

/** Creates the first half of `createMarkdownReader`. */
export function createMarkdownRenderer(parse?: ParseMarkdown): RenderMarkdown {
  const read = createMarkdownReader(parse);
  return (markdown, prefix) => read(markdown, prefix).html;
}

/**
 * Creates the function that converts Markdown (with tables, task lists, footnotes) to HTML and finds likely mistakes in it. HTML
 * in the text is dropped, as are URLs with a scheme that could run script: authors are not trusted. `prefix` makes footnote ids
 * unique on a page with several texts; without footnotes, the result does not depend on it.
 */
export function createMarkdownReader(
  parse: ParseMarkdown = createRemarkParser(),
): (markdown: string, prefix: string) => MarkdownReading {
  const printer = unified().use(rehypeStringify);
  return (markdown, prefix) => {
    if (markdown.trim() === '') return EMPTY;
    // As the specification says; not every parser does.
    const tree = parse(markdown.replaceAll('\0', '\ufffd'));
    const deep = limitDepth(tree);
    const findings = { ...inspectMarkdown(tree), ...(deep && { deep }) };
    makeSecure(tree, markdown);
    const html = converter(prefix).runSync(tree as ConverterInput);
    postprocess(html as HtmlNode, prefix);
    return { html: printer.stringify(html), findings };
  };
}

function converter(prefix: string) {
  return unified().use(remarkRehype, { clobberPrefix: `${prefix}-` });
}

type ConverterInput = Parameters<ReturnType<typeof converter>['runSync']>[0];

const EMPTY: MarkdownReading = { html: '', findings: NO_FINDINGS };

/** Uses https for a bare `www.example.org`. URLs with a scheme stay unchanged. */
function makeSecure(tree: MarkdownNode, markdown: string): void {
  const pending: MarkdownNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const start = node.position?.start.offset;
    const isBare =
      node.type === 'link' &&
      node.url === `http://${node.children?.[0]?.value}` &&
      (start === undefined || markdown[start] !== '[');
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

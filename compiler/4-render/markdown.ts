import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { isSafeImage, isSafeLink } from '../model/fields/safe-url.ts';
import type { HtmlNode, MarkdownNode, ParseMarkdown, PrintMarkdown } from './ports/markdown-parser.ts';
import { extendMarkdown } from './text/extensions/extend-markdown.ts';
import { createHeadingIds } from './text/extensions/heading-ids.ts';
import { resolveImages } from './text/extensions/local-images.ts';
import { inspectMarkdown, NO_FINDINGS, type TextFindings } from './text/inspect-markdown.ts';
import { limitDepth } from './text/limit-depth.ts';
import { createRemarkParser } from './text/parse-with-remark.ts';
import { DEFAULT_TEXT_SETTINGS, type TextSettings } from './text/text-settings.ts';

export type RenderMarkdown = (markdown: string, prefix: string) => string;

/** What one parse of a text gives. */
export interface MarkdownReading {
  readonly html: string;
  readonly findings: TextFindings;
}

export type ReadMarkdown = (markdown: string, prefix: string, settings?: TextSettings) => MarkdownReading;

/**
 * Creates the function that converts Markdown (GFM with footnotes, callouts, definition lists, videos; headings have ids) to HTML
 * and finds likely mistakes in it. HTML in the text is dropped, as are URLs with a scheme that could run script: authors are not
 * trusted. `prefix` makes footnote ids unique on a page with several texts; without footnotes, the result does not depend on it.
 */
export function createMarkdownReader(
  parse: ParseMarkdown = createRemarkParser(),
  print?: PrintMarkdown,
): ReadMarkdown {
  const printer = unified().use(rehypeStringify);
  return (markdown, prefix, settings = DEFAULT_TEXT_SETTINGS) => {
    if (markdown.trim() === '') return EMPTY;
    // As the specification says; not every parser does.
    const tree = parse(markdown.replaceAll('\0', '\ufffd'));
    const deep = limitDepth(tree);
    resolveImages(tree);
    const found = inspectMarkdown(tree);
    const findings = deep === undefined ? found : { ...found, deep };
    makeSecure(tree, markdown);
    extendMarkdown(tree, settings);
    const printed = settings.isEdited === true ? undefined : print?.(tree);
    if (printed !== undefined) return { html: printed, findings };
    const html = converter(prefix, settings).runSync(tree as ConverterInput);
    postprocess(html as HtmlNode, prefix, settings);
    return { html: printer.stringify(html), findings };
  };
}

function converter(prefix: string, { footnotes }: TextSettings) {
  return unified().use(remarkRehype, {
    clobberPrefix: `${prefix}-`,
    footnoteLabel: footnotes.title,
    footnoteBackLabel: (index, again) => `${footnotes.back} ${index + 1}${again > 1 ? `-${again}` : ''}`,
  });
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

function postprocess(tree: HtmlNode, prefix: string, { isEdited = false }: TextSettings): void {
  const giveId = createHeadingIds();
  const pending: HtmlNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.properties !== undefined) {
      makeSafe(node.tagName, node.properties);
      ownFootnoteLabel(node.properties, prefix);
      if (!isEdited && HEADING.test(node.tagName ?? '')) giveId(node);
      // So that the keyboard can scroll long lines.
      if (!isEdited && node.tagName === 'pre') node.properties.tabIndex = 0;
    }
    pending.push(...[...(node.children ?? [])].reverse());
  }
}

const HEADING = /^h[1-6]$/;

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

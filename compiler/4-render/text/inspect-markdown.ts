import { detachedText } from '../detached-text.ts';
import type { MarkdownNode } from '../ports/markdown-parser.ts';

/** Likely mistakes in a Markdown text; offsets are relative to the text. */
export interface TextFindings {
  /** Dropped tags, such as `<div>`. */
  readonly html: readonly Found[];
  /** URLs of links. */
  readonly links: readonly Found[];
  /** URLs of images. */
  readonly images: readonly Found[];
  /** Formatting that is nested too deep to be printed. */
  readonly deep?: Found;
}

export interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const NO_FINDINGS: TextFindings = { html: [], links: [], images: [] };

export function inspectMarkdown(tree: MarkdownNode): TextFindings {
  const findings: Findings = { html: [], links: [], images: [], definitions: [], imageNames: new Set() };
  const pending: MarkdownNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    collect(node, findings);
    pending.push(...(node.children ?? []));
  }
  const { html, links, images, definitions, imageNames } = findings;
  if (html.length + links.length + images.length + definitions.length === 0) return NO_FINDINGS;
  for (const { name, found } of definitions) (imageNames.has(name) ? images : links).push(found);
  return { html: inOrder(html), links: inOrder(links), images: inOrder(images) };
}

interface Findings {
  readonly html: Found[];
  readonly links: Found[];
  readonly images: Found[];
  readonly definitions: Definition[];
  /** Definitions that images use. */
  readonly imageNames: Set<string>;
}

function collect(node: MarkdownNode, { html, links, images, definitions, imageNames }: Findings): void {
  const { type, value = '', url = '', identifier = '' } = node;
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  if (type === 'html' && /^<[^!/]/.test(value)) {
    const [tag = ''] = /^<[^>]*>?/.exec(value) ?? [];
    html.push({ text: tag, start, end: start + tag.length });
  }
  const found = { text: url, start, end };
  if (type === 'imageReference') imageNames.add(identifier);
  else if (type === 'definition') definitions.push({ name: identifier, found });
  else if (node.url !== undefined) (type === 'image' ? images : links).push(found);
}

/** `[logo]: /assets/logo.png`, for a link or an image elsewhere in the text. */
interface Definition {
  readonly name: string;
  readonly found: Found;
}

function inOrder(found: readonly Found[]): readonly Found[] {
  return found
    .map(({ text, start, end }) => ({ text: detachedText(text), start, end }))
    .sort((left, right) => left.start - right.start);
}

import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Likely mistakes in a Markdown text; offsets are relative to the text. */
export interface TextFindings {
  /** Dropped tags, such as `<div>`. */
  readonly html: readonly Found[];
  /** URLs of links and images. */
  readonly links: readonly Found[];
}

export interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const NOTHING: TextFindings = { html: [], links: [] };

export function createMarkdownInspector(): (markdown: string) => TextFindings {
  const parser = unified().use(remarkParse).use(remarkGfm);
  return (markdown) => {
    // Most texts have neither.
    if (!/[<\]]|www\.|:\/\//.test(markdown)) return NOTHING;
    const html: Found[] = [];
    const links: Found[] = [];
    const pending: MarkdownNode[] = [parser.parse(markdown) as MarkdownNode];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      const location = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
      if (node.type === 'html' && /^<[^!/]/.test(node.value ?? '')) {
        const [tag = ''] = /^<[^>]*>?/.exec(node.value ?? '') ?? [];
        html.push({ text: tag, start: location.start, end: location.start + tag.length });
      }
      if (node.url !== undefined) links.push({ text: node.url, ...location });
      pending.push(...(node.children ?? []));
    }
    return { html: inOrder(html), links: inOrder(links) };
  };
}

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly MarkdownNode[];
  readonly position?: { readonly start: Point; readonly end: Point };
}

interface Point {
  readonly offset?: number;
}

function inOrder(found: readonly Found[]): readonly Found[] {
  return [...found].sort((left, right) => left.start - right.start);
}

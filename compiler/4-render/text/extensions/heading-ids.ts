import type { HtmlNode } from '../../ports/markdown-parser.ts';

/**
 * Creates the function that gives headings ids as GitHub does: `## The second firing` is `#the-second-firing`, the next one of
 * that name `#the-second-firing-1`. They change only with the heading and equal headings before it.
 */
export function createHeadingIds(): (heading: HtmlNode) => void {
  const used = new Set<string>();
  return ({ properties, children = [] }) => {
    if (properties === undefined || properties.id !== undefined) return;
    const slug = headingSlug(textOf(children));
    let id = slug;
    for (let count = 1; used.has(id); count += 1) id = `${slug}-${count}`;
    used.add(id);
    properties.id = id;
  };
}

/** Letters, digits, `-` and `_` of any script, in lower case. */
export function headingSlug(text: string): string {
  const slug = text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
    .slice(0, MAX_LENGTH);
  // Names that the client-side runtime looks for, and nothing at all.
  return slug === '' || /^(?:sqs|quoin|wb|checkout|search)-/.test(slug)
    ? `section-${slug}`.replace(/-$/, '')
    : slug;
}

const MAX_LENGTH = 200;

function textOf(nodes: readonly HtmlNode[]): string {
  let text = '';
  const pending = [...nodes].reverse();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'text') text += node.value ?? '';
    else if (node.tagName !== 'sup') pending.push(...[...(node.children ?? [])].reverse());
  }
  return text;
}

import type { MarkdownNode } from '../../ports/markdown-parser.ts';

export const CALLOUTS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export type Callout = (typeof CALLOUTS)[number];

/**
 * Turns quotes that start with `[!NOTE]`, as on GitHub, into notes with a title. Words after it, on the same line, replace the
 * title: `> [!TIP] Before you fire`.
 */
export function markCallouts(quote: MarkdownNode, titles: Readonly<Record<Callout, string>>): void {
  const [first, ...others] = quote.children ?? [];
  const [start, ...rest] = first?.type === 'paragraph' ? (first.children ?? []) : [];
  if (start?.type !== 'text') return;
  const [marker, name = ''] = MARKER.exec(start.value ?? '') ?? [];
  const kind = CALLOUTS.find((each) => each === name.toLowerCase());
  if (marker === undefined || kind === undefined) return;
  const after = { ...start, value: (start.value ?? '').slice(marker.length) };
  const { line, remaining } = firstLine([after, ...rest]);
  const title = line.length > 0 ? line : [{ type: 'text', value: titles[kind] }];
  quote.data = {
    hName: 'div',
    hProperties: { className: ['callout', `callout-${kind}`], role: 'note' },
  };
  quote.children = [
    { type: 'paragraph', data: { hProperties: { className: ['callout-title'] } }, children: title },
    ...(remaining.length > 0 ? [{ ...first, type: 'paragraph', children: remaining }] : []),
    ...others,
  ];
}

const MARKER = /^\[!([a-z]+)\](?:[\t ]+|(?=\n)|$)/i;

/** Splits the content of a paragraph after its first line. */
function firstLine(nodes: readonly MarkdownNode[]): {
  readonly line: MarkdownNode[];
  readonly remaining: MarkdownNode[];
} {
  const line: MarkdownNode[] = [];
  for (const [index, node] of nodes.entries()) {
    const end = node.type === 'text' ? (node.value ?? '').indexOf('\n') : -1;
    if (node.type !== 'break' && end < 0) {
      line.push(node);
      continue;
    }
    const { value = '' } = node;
    const before = value.slice(0, Math.max(0, end));
    const after = end < 0 ? '' : value.slice(end + 1);
    return {
      line: withoutEmpty([...line, { type: 'text', value: before }]),
      remaining: withoutEmpty([{ type: 'text', value: after }, ...nodes.slice(index + 1)]),
    };
  }
  return { line: withoutEmpty(line), remaining: [] };
}

function withoutEmpty(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.filter(({ type, value }) => type !== 'text' || value !== '');
}

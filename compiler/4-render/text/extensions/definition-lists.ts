import type { MarkdownNode } from '../../ports/markdown-parser.ts';

/**
 * Turns paragraphs with lines that start with `: ` into definition lists. The lines before are terms; an empty line may stand
 * between a term and its definition, and between definitions:
 *
 *     Bisque
 *     : The first firing.
 *     : Unglazed ware.
 *
 * Definitions are texts, not lists or code.
 */
export function listDefinitions(parent: MarkdownNode): void {
  const { children = [] } = parent;
  if (!children.some((child) => child.type === 'paragraph' && hasDefinition(child))) return;
  const result: MarkdownNode[] = [];
  for (const child of children) {
    if (child.type !== 'paragraph' || !hasDefinition(child)) {
      result.push(child);
      continue;
    }
    const entries = entriesOf(child);
    const before = result.at(-1);
    // The term of the first definition is the paragraph before; or it belongs to the last term of a list.
    const isFollowing = entries[0]?.type === 'definitionDescription';
    if (isFollowing && before?.type === 'paragraph') {
      result.pop();
      addEntries(result, [...linesOf(before).map(termOf), ...entries]);
    } else if (isFollowing && before?.type !== 'definitionList') result.push(child);
    else addEntries(result, entries);
  }
  parent.children = result;
}

/** Adds to the list before, if there is one. */
function addEntries(result: MarkdownNode[], entries: readonly MarkdownNode[]): void {
  const before = result.at(-1);
  if (before?.type === 'definitionList') before.children?.push(...entries);
  else result.push({ type: 'definitionList', data: { hName: 'dl' }, children: [...entries] });
}

function hasDefinition({ children = [] }: MarkdownNode): boolean {
  return children.some(
    ({ type, value = '' }, index) =>
      type === 'text' && (value.includes('\n: ') || (index === 0 && value.startsWith(': '))),
  );
}

function termOf(children: MarkdownNode[]): MarkdownNode {
  return { type: 'definitionTerm', data: { hName: 'dt' }, children };
}

/** Lines before the first definition are terms; the others continue the definition before. */
function entriesOf(paragraph: MarkdownNode): readonly MarkdownNode[] {
  const entries: MarkdownNode[] = [];
  for (const line of linesOf(paragraph)) {
    const [first, ...rest] = line;
    const last = entries.at(-1);
    if (first?.type === 'text' && first.value?.startsWith(': ')) {
      const children = [{ ...first, value: first.value.slice(2).trimStart() }, ...rest];
      entries.push({ type: 'definitionDescription', data: { hName: 'dd' }, children });
    } else if (last?.type === 'definitionDescription') {
      last.children?.push({ type: 'text', value: '\n' }, ...line);
    } else entries.push(termOf(line));
  }
  return entries;
}

function linesOf({ children = [] }: MarkdownNode): readonly MarkdownNode[][] {
  const lines: MarkdownNode[][] = [[]];
  for (const child of children) {
    if (child.type !== 'text') {
      lines.at(-1)?.push(child);
      continue;
    }
    for (const [index, value] of (child.value ?? '').split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (value !== '') lines.at(-1)?.push({ ...child, value });
    }
  }
  return lines.filter((line) => line.length > 0);
}

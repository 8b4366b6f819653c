import type { MarkdownNode } from '../ports/markdown-parser.ts';
import type { Found } from './inspect-markdown.ts';

/** Levels of a tree that are printed. 100 lists in each other are 200 of them. */
const MAX_DEPTH = 400;

/**
 * Removes what is nested too deep, such as emphasis in emphasis, because the steps after the parser are recursive. Returns where
 * that was first found.
 */
export function limitDepth(tree: MarkdownNode): Found | undefined {
  let first: MarkdownNode | undefined;
  let level: readonly MarkdownNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MAX_DEPTH) {
      first = level.find(({ children = [] }) => children.length > 0);
      for (const node of level) if (node.children !== undefined) node.children = [];
    }
    level = parentsBelow(level);
  }
  const { start, end } = first?.position ?? {};
  return first && { text: first.type, start: start?.offset ?? 0, end: end?.offset ?? 0 };
}

function parentsBelow(level: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const found: MarkdownNode[] = [];
  for (const { children = [] } of level) {
    for (const child of children) if (child.children !== undefined) found.push(child);
  }
  return found;
}

import { Fragment, type Node } from 'prosemirror-model';

/**
 * Removes what no format preserves: empty paragraphs between others, whitespace at line ends, the looseness of lists
 * that cannot be loose. Parsing the written text gives the same text.
 */
export function normalizeText(doc: Node): Node {
  return doc.isTextblock ? doc : withChildren(doc, normalizeBlocks(doc));
}

function normalizeBlocks(parent: Node): readonly Node[] {
  const children = parent.children.map((child) => normalizeBlock(child));
  const result = children.filter((child) => child.type.name !== 'paragraph' || child.childCount > 0);
  return result.length > 0 ? result : children.slice(0, 1);
}

function normalizeBlock(node: Node): Node {
  if (node.isLeaf) return node;
  if (node.type.spec.code === true) return withoutLastLines(node);
  if (node.isTextblock) return withChildren(node, trimmed(node.children));
  const isText = BLOCK_CONTAINERS.has(node.type.name);
  const same = withChildren(node, isText ? normalizeBlocks(node) : node.children.map(normalizeBlock));
  if (!node.type.name.endsWith('_list')) return same;
  return same.type.create({ ...same.attrs, isTight: canBeTight(same) }, same.content);
}

const BLOCK_CONTAINERS: ReadonlySet<string> = new Set(['blockquote', 'list_item']);

/** The line break before the closing fence belongs to the fence. */
function withoutLastLines(code: Node): Node {
  const text = code.textContent.replace(/\n+$/, '');
  return withChildren(code, text === '' ? [] : [code.type.schema.text(text)]);
}

/** Two paragraphs in an item need a blank line between them; a single line cannot be loose. */
function canBeTight(list: Node): boolean {
  const hasTwo = list.children.some((item) =>
    item.children.some((child, at) => isParagraph(child) && isParagraph(item.maybeChild(at + 1))),
  );
  if (hasTwo) return false;
  const isSingle = list.childCount === 1 && list.firstChild?.childCount === 1;
  return isSingle || list.attrs.isTight === true;
}

function isParagraph(node: Node | null): boolean {
  return node?.type.name === 'paragraph';
}

/** Removes whitespace at line ends and around breaks, and a break at the end. */
function trimmed(children: readonly Node[]): readonly Node[] {
  const result: Node[] = [];
  for (const [at, child] of children.entries()) {
    const before = result.at(-1);
    const after = children[at + 1];
    if (!child.isText) {
      result.push(child);
      continue;
    }
    let text = (child.text ?? '').replace(/[\t\n\r\f ]+/g, ' ');
    if (before === undefined || isBreak(before) || before.text?.endsWith(' ') === true)
      text = text.replace(/^ /, '');
    if (after === undefined || isBreak(after)) text = text.replace(/ $/, '');
    if (text !== '') result.push(child.type.schema.text(text, child.marks));
  }
  const last = result.at(-1);
  if (last === undefined) return result;
  const shorter = withoutEnd(last);
  if (shorter === last) return result;
  return trimmed([...result.slice(0, -1), ...(shorter === undefined ? [] : [shorter])]);
}

function withoutEnd(last: Node): Node | undefined {
  if (isBreak(last)) return undefined;
  if (!last.isText || last.text?.endsWith(' ') !== true) return last;
  const text = last.text.replace(/ +$/, '');
  return text === '' ? undefined : last.type.schema.text(text, last.marks);
}

function isBreak(node: Node): boolean {
  return node.type.name === 'hard_break';
}

function withChildren(node: Node, children: readonly Node[]): Node {
  return node.copy(Fragment.fromArray(children as Node[]));
}

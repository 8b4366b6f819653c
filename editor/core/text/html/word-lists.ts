/** A list of Word: its paragraphs name the list, the level and the format. */
interface WordItem {
  readonly id: string;
  readonly level: number;
}

interface OpenList extends WordItem {
  readonly list: Element;
  readonly tag: 'ul' | 'ol';
}

/**
 * Turns Word's list paragraphs, which have a style such as `mso-list:l0 level1 lfo1` and a marker as text, into
 * lists nested by level. The marker decides whether a list is numbered. Table cells cannot contain lists.
 */
export function convertWordLists(body: Element): void {
  let open: readonly OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p[style]')) {
    const item = wordItemOf(paragraph);
    if (item === undefined || paragraph.closest('td, th') !== null) continue;
    const isNext = open[0] !== undefined && previousOf(paragraph) === open[0].list;
    open = addItem(isNext ? open : [], item, paragraph);
  }
}

function wordItemOf(paragraph: Element): WordItem | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list = '', level = '', format = ''] =
    /(?:^|[;\s])mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i.exec(style) ?? [];
  return list === '' ? undefined : { id: `${list} ${format}`, level: Number(level) };
}

/** Skips white space and comments. */
function previousOf(paragraph: Element): Node | null {
  let node = paragraph.previousSibling;
  while (node !== null && node.nodeType !== node.ELEMENT_NODE && isInvisible(node))
    node = node.previousSibling;
  return node;
}

function isInvisible(node: Node): boolean {
  return node.nodeType === node.COMMENT_NODE || node.nodeValue?.trim() === '';
}

/** Moves a paragraph into the list of its level. Returns the lists that the next paragraph may continue. */
function addItem(
  before: readonly OpenList[],
  { id, level }: WordItem,
  paragraph: Element,
): readonly OpenList[] {
  const marker = removeMarker(paragraph);
  const tag = isNumber(marker) ? 'ol' : 'ul';
  const around = before.filter((each) => each.level < level);
  const same = before.find((each) => each.level === level && each.id === id && each.tag === tag);
  const list = same?.list ?? createList(paragraph, tag, marker);
  const item = paragraph.ownerDocument.createElement('li');
  if (same === undefined) {
    const parent = around.at(-1)?.list.lastElementChild;
    if (parent) parent.append(list);
    else paragraph.before(list);
  }
  list.append(item);
  while (paragraph.firstChild !== null) item.append(paragraph.firstChild);
  paragraph.remove();
  return [...around, same ?? { id, level, list, tag }];
}

function createList({ ownerDocument }: Element, tag: 'ul' | 'ol', marker: string): Element {
  const list = ownerDocument.createElement(tag);
  const start = /(\d{1,9})\D*$/.exec(marker)?.[1];
  if (tag === 'ol' && start !== undefined && Number(start) !== 1)
    list.setAttribute('start', String(Number(start)));
  return list;
}

/** `1.`, `a)`, `(iv)`, `1.2`, but not the bullet `o`. */
function isNumber(marker: string): boolean {
  return /\d|^\(?\p{L}{1,8}[.)、]/u.test(marker);
}

/** Removes the marker at the start of a paragraph and returns it. */
function removeMarker(paragraph: Element): string {
  const removed = removeCommented(paragraph);
  const ignored = [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  ignored?.remove();
  return `${removed}${ignored?.textContent ?? ''}`.trim();
}

/** Removes what is between the comments `[if !supportLists]` and `[endif]`. */
function removeCommented(parent: Element): string {
  const start = findComment(parent, /^\[if !supportLists\]/i);
  const removed: ChildNode[] = [];
  let node = start?.nextSibling ?? null;
  while (node !== null && !isComment(node, /^\[endif\]/i)) {
    removed.push(node);
    node = node.nextSibling;
  }
  if (node === null) return '';
  for (const each of removed) each.remove();
  return removed.map(({ textContent }) => textContent ?? '').join('');
}

function findComment(parent: Element, pattern: RegExp): ChildNode | undefined {
  for (const node of parent.childNodes) {
    if (isComment(node, pattern)) return node;
    const inside = node.nodeType === node.ELEMENT_NODE ? findComment(node as Element, pattern) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function isComment(node: Node, pattern: RegExp): boolean {
  return node.nodeType === node.COMMENT_NODE && pattern.test(node.nodeValue ?? '');
}

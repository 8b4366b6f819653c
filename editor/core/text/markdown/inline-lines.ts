import type { Mark, Node } from 'prosemirror-model';
import { escapeLineStart, escapeText, isPunctuation, isWordEnd } from './escape-text.ts';
import { NotMarkdown } from './not-markdown.ts';

/** Writes the content of a paragraph, heading or cell; each hard break starts a line. */
export function inlineLines(block: Node): readonly string[] {
  const writer = createWriter();
  const pieces = piecesOf(block);
  for (const [at, piece] of pieces.entries()) {
    writer.turnTo(marksInOrder(pieces, at));
    writer.put(piece);
  }
  writer.turnTo([]);
  return writer.text().split('\n').map(escapeLineStart);
}

/** Text between two changes of marks. */
interface Piece {
  readonly node: Node;
  readonly text: string;
  readonly marks: readonly Mark[];
}

const DELIMITERS: Readonly<Record<string, string>> = { strong: '**', em: '*', strike: '~~' };

/** Moves whitespace at the edges of marked text outside of the marks, where the delimiters work. */
function piecesOf(block: Node): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [at, child] of block.children.entries()) {
    const node = isPlainAddress(block, at) ? child.mark([]) : child;
    for (const { type, attrs } of node.marks) {
      const isKnown = type.name in DELIMITERS || type.name === 'code' || type.name === 'link';
      if (!isKnown || attrs.newWindow === true) throw new NotMarkdown();
    }
    const text = node.text ?? '';
    if (!node.isText || node.marks.length === 0 || node.marks.some(({ type }) => type.name === 'code')) {
      pieces.push({ node, text, marks: node.marks });
      continue;
    }
    const inner = text.trim();
    const start = text.length - text.trimStart().length;
    const parts = [text.slice(0, start), inner, text.slice(start + inner.length)];
    pieces.push(
      ...parts.filter((part) => part !== '').map((part) => ({ node, text: part, marks: node.marks })),
    );
  }
  return joinBlanks(pieces);
}

/** An autolink: a URL linked to itself with whitespace around it, which Markdown parsers link themselves. */
function isPlainAddress(block: Node, at: number): boolean {
  const node = block.child(at);
  const [link, ...others] = node.marks;
  const text = node.text ?? '';
  if (link?.type.name !== 'link' || others.length > 0 || link.attrs.title !== '' || link.attrs.newWindow)
    return false;
  const href = String(link.attrs.href);
  const isItsOwn =
    (href === text && /^https?:\/\//.test(text)) ||
    (href === `https://${text}` && text.startsWith('www.')) ||
    href === `mailto:${text}`;
  if (!isItsOwn || escapeText(text) !== text) return false;
  const [before, after] = [block.maybeChild(at - 1), block.maybeChild(at + 1)];
  return isBlankAt(before, -1) && isBlankAt(after, 0);
}

function isBlankAt(node: Node | null, at: number): boolean {
  return node === null || node.type.name === 'hard_break' || /^\s$/.test(node.text?.at(at) ?? '');
}

/** Whitespace between words with the same marks gets these marks: `**two words**` instead of `**two** **words**`. */
function joinBlanks(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) => {
    if (piece.text.trim() !== '' || !piece.node.isText) return piece;
    const before = pieces.slice(0, at).findLast(({ text, node }) => text.trim() !== '' || !node.isText);
    const after = pieces.slice(at + 1).find(({ text, node }) => text.trim() !== '' || !node.isText);
    const shared = (before?.marks ?? []).filter(
      (mark) => mark.type.name !== 'code' && mark.isInSet(after?.marks ?? []),
    );
    return { ...piece, marks: shared };
  });
}

/** Sorts the marks of a piece, the longest outside; code is always innermost. */
function marksInOrder(pieces: readonly Piece[], at: number): readonly Mark[] {
  const lasting = (mark: Mark): number => {
    if (mark.type.name === 'code') return 0;
    let end = at;
    while (pieces[end] !== undefined && mark.isInSet(pieces[end]?.marks ?? [])) end += 1;
    return end + (mark.type.name === 'link' ? 0.5 : 0);
  };
  return [...(pieces[at]?.marks ?? [])].sort((left, right) => lasting(right) - lasting(left));
}

function createWriter() {
  let written = '';
  const open: { readonly mark: Mark; readonly close: string }[] = [];
  /** Positions of open delimiters without content, and the end of the first one. */
  let opened: { readonly at: number; readonly end: number } | undefined;
  /** A delimiter was closed after punctuation; it only works when no word follows directly. */
  let isAfterClosing = false;

  function begin(mark: Mark): void {
    if (mark.type.name === 'code') {
      open.push({ mark, close: '' });
      return;
    }
    if (mark.type.name === 'link') {
      written += '[';
      open.push({ mark, close: `](${targetOf(mark)})` });
      return;
    }
    const plain = DELIMITERS[mark.type.name] ?? '';
    const isCrowded = plain === '*' && written.endsWith('*') && !written.endsWith('\\*');
    const delimiter = isCrowded ? '_' : plain;
    opened ??= { at: written.length, end: written.length + delimiter.length };
    written += delimiter;
    open.push({ mark, close: delimiter });
  }

  function end(): void {
    const last = open.pop();
    if (last === undefined) return;
    if (last.mark.type.name in DELIMITERS && isPunctuation(written.at(-1))) isAfterClosing = true;
    written += last.close;
  }

  /** A delimiter between a word and punctuation would be plain text: escape the word's last character. */
  function separateOpened(): void {
    if (opened === undefined) return;
    const before = written[opened.at - 1];
    if (isWordEnd(before) && isPunctuation(written[opened.end]))
      written = written.slice(0, opened.at - 1) + numberOf(before) + written.slice(opened.at);
    opened = undefined;
  }

  return {
    turnTo: (marks: readonly Mark[]) => {
      let kept = 0;
      while (kept < open.length && open[kept] !== undefined && open[kept]?.mark.isInSet(marks)) kept += 1;
      while (open.length > kept) end();
      for (const mark of marks) if (!open.some((each) => each.mark.eq(mark))) begin(mark);
    },
    put: ({ node, text, marks }: Piece) => {
      if (node.type.name === 'hard_break') written += '\\\n';
      else if (node.type.name === 'image') written += picture(node);
      else if (marks.some(({ type }) => type.name === 'code')) written += codeSpan(text);
      else {
        const isInLink = open.some(({ mark }) => mark.type.name === 'link');
        const [first] = text;
        const isGlued = isAfterClosing && isWordEnd(first);
        written += isGlued
          ? `${numberOf(first)}${escapeText(text.slice(first.length), isInLink)}`
          : escapeText(text, isInLink);
      }
      separateOpened();
      isAfterClosing = false;
    },
    text: () => written,
  };
}

/** A character reference, which counts as punctuation next to a delimiter. */
function numberOf(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}

function targetOf({ attrs: { href, title } }: Mark): string {
  const address = destination(String(href));
  return title === '' ? address : `${address} "${String(title).replace(/(["\\])/g, '\\$1')}"`;
}

function destination(href: string): string {
  if (/^[^\s<>()\\]+$/.test(href)) return href.replace(/&/g, '\\&');
  return `<${href.replace(/([<>\\&])/g, '\\$1')}>`;
}

function picture({ attrs: { src, alt, title } }: Node): string {
  const shown = title === '' ? '' : ` "${String(title).replace(/(["\\])/g, '\\$1')}"`;
  return `![${escapeText(String(alt), true)}](${destination(String(src))}${shown})`;
}

function codeSpan(code: string): string {
  const text = code.replace(/[\n\r]+/g, ' ');
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const needsPad = /^`|`$|^ .* $/.test(text) && text.trim() !== '';
  return needsPad ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

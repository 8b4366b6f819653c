import type { Mark, Node } from 'prosemirror-model';
import { escapeLineStart, escapeText, isPunctuation, isWordEnd } from './escape-text.ts';
import { NotMarkdown } from './not-markdown.ts';

/** Writes the content of a paragraph, heading or cell; each hard break starts a line. */
export function inlineLines(block: Node): readonly string[] {
  const writer = createWriter();
  const segments = segmentsOf(block);
  for (const [at, segment] of segments.entries()) {
    writer.setMarks(marksInOrder(segments, at));
    writer.write(segment);
  }
  writer.setMarks([]);
  return writer.text().split('\n').map(escapeLineStart);
}

/** Text between two changes of marks. */
interface Segment {
  readonly node: Node;
  readonly text: string;
  readonly marks: readonly Mark[];
}

const DELIMITERS: Readonly<Record<string, string>> = { strong: '**', em: '*', strike: '~~' };

/** Moves whitespace at the edges of marked text outside of the marks, where the delimiters work. */
function segmentsOf(block: Node): readonly Segment[] {
  const segments: Segment[] = [];
  for (const [at, child] of block.children.entries()) {
    const node = isPlainAddress(block, at) ? child.mark([]) : child;
    for (const { type, attrs } of node.marks) {
      const isKnown = type.name in DELIMITERS || type.name === 'code' || type.name === 'link';
      if (!isKnown || attrs.newWindow === true) throw new NotMarkdown();
    }
    const text = node.text ?? '';
    if (!node.isText || node.marks.length === 0 || node.marks.some(({ type }) => type.name === 'code')) {
      segments.push({ node, text, marks: node.marks });
      continue;
    }
    const inner = text.trim();
    const start = text.length - text.trimStart().length;
    const parts = [text.slice(0, start), inner, text.slice(start + inner.length)];
    segments.push(
      ...parts.filter((part) => part !== '').map((part) => ({ node, text: part, marks: node.marks })),
    );
  }
  return joinWhitespace(segments);
}

/** An autolink: a URL linked to itself with whitespace around it, which Markdown parsers link themselves. */
function isPlainAddress(block: Node, at: number): boolean {
  const node = block.child(at);
  const [link, ...others] = node.marks;
  const text = node.text ?? '';
  if (link?.type.name !== 'link' || others.length > 0 || link.attrs.title !== '' || link.attrs.newWindow)
    return false;
  const href = String(link.attrs.href);
  const isAutolink =
    (href === text && /^https?:\/\//.test(text)) ||
    (href === `https://${text}` && text.startsWith('www.')) ||
    href === `mailto:${text}`;
  if (!isAutolink || escapeText(text) !== text) return false;
  const [before, after] = [block.maybeChild(at - 1), block.maybeChild(at + 1)];
  return isBlankAt(before, -1) && isBlankAt(after, 0);
}

function isBlankAt(node: Node | null, at: number): boolean {
  return node === null || node.type.name === 'hard_break' || /^\s$/.test(node.text?.at(at) ?? '');
}

/** Whitespace between words with the same marks gets these marks: `**two words**` instead of `**two** **words**`. */
function joinWhitespace(segments: readonly Segment[]): readonly Segment[] {
  return segments.map((segment, at) => {
    if (segment.text.trim() !== '' || !segment.node.isText) return segment;
    const before = segments.slice(0, at).findLast(({ text, node }) => text.trim() !== '' || !node.isText);
    const after = segments.slice(at + 1).find(({ text, node }) => text.trim() !== '' || !node.isText);
    const shared = (before?.marks ?? []).filter(
      (mark) => mark.type.name !== 'code' && mark.isInSet(after?.marks ?? []),
    );
    return { ...segment, marks: shared };
  });
}

/** Sorts the marks of a piece, the longest outside; code is always innermost. */
function marksInOrder(segments: readonly Segment[], at: number): readonly Mark[] {
  const span = (mark: Mark): number => {
    if (mark.type.name === 'code') return 0;
    let end = at;
    while (segments[end] !== undefined && mark.isInSet(segments[end]?.marks ?? [])) end += 1;
    return end + (mark.type.name === 'link' ? 0.5 : 0);
  };
  return [...(segments[at]?.marks ?? [])].sort((left, right) => span(right) - span(left));
}

function createWriter() {
  let output = '';
  const open: { readonly mark: Mark; readonly close: string }[] = [];
  /** Positions of open delimiters without content, and the end of the first one. */
  let opened: { readonly at: number; readonly end: number } | undefined;
  /** A delimiter was closed after punctuation; it only works when no word follows directly. */
  let isAfterClosing = false;

  function openMark(mark: Mark): void {
    if (mark.type.name === 'code') {
      open.push({ mark, close: '' });
      return;
    }
    if (mark.type.name === 'link') {
      output += '[';
      open.push({ mark, close: `](${targetOf(mark)})` });
      return;
    }
    const plain = DELIMITERS[mark.type.name] ?? '';
    const isAmbiguous = plain === '*' && output.endsWith('*') && !output.endsWith('\\*');
    const delimiter = isAmbiguous ? '_' : plain;
    opened ??= { at: output.length, end: output.length + delimiter.length };
    output += delimiter;
    open.push({ mark, close: delimiter });
  }

  function end(): void {
    const last = open.pop();
    if (last === undefined) return;
    if (last.mark.type.name in DELIMITERS && isPunctuation(output.at(-1))) isAfterClosing = true;
    output += last.close;
  }

  /** A delimiter between a word and punctuation would be plain text: escape the word's last character. */
  function escapeBeforeOpen(): void {
    if (opened === undefined) return;
    const before = output[opened.at - 1];
    if (isWordEnd(before) && isPunctuation(output[opened.end]))
      output = output.slice(0, opened.at - 1) + numberOf(before) + output.slice(opened.at);
    opened = undefined;
  }

  return {
    setMarks: (marks: readonly Mark[]) => {
      let common = 0;
      while (common < open.length && open[common] !== undefined && open[common]?.mark.isInSet(marks))
        common += 1;
      while (open.length > common) end();
      for (const mark of marks) if (!open.some((each) => each.mark.eq(mark))) openMark(mark);
    },
    write: ({ node, text, marks }: Segment) => {
      if (node.type.name === 'hard_break') output += '\\\n';
      else if (node.type.name === 'image') output += imageMarkdown(node);
      else if (marks.some(({ type }) => type.name === 'code')) output += codeSpan(text);
      else {
        const isInLink = open.some(({ mark }) => mark.type.name === 'link');
        const [first] = text;
        const isAdjacent = isAfterClosing && isWordEnd(first);
        output += isAdjacent
          ? `${numberOf(first)}${escapeText(text.slice(first.length), isInLink)}`
          : escapeText(text, isInLink);
      }
      escapeBeforeOpen();
      isAfterClosing = false;
    },
    text: () => output,
  };
}

/** A character reference, which counts as punctuation next to a delimiter. */
function numberOf(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

function targetOf({ attrs: { href, title } }: Mark): string {
  const address = destination(String(href));
  return title === '' ? address : `${address} "${String(title).replace(/(["\\])/g, '\\$1')}"`;
}

function destination(href: string): string {
  if (/^[^\s<>()\\]+$/.test(href)) return href.replace(/&/g, '\\&');
  return `<${href.replace(/([<>\\&])/g, '\\$1')}>`;
}

function imageMarkdown({ attrs: { src, alt, title } }: Node): string {
  const shown = title === '' ? '' : ` "${String(title).replace(/(["\\])/g, '\\$1')}"`;
  return `![${escapeText(String(alt), true)}](${destination(String(src))}${shown})`;
}

function codeSpan(code: string): string {
  const text = code.replace(/[\n\r]+/g, ' ');
  const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longestRun + 1);
  const needsPadding = /^`|`$|^ .* $/.test(text) && text.trim() !== '';
  return needsPadding ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

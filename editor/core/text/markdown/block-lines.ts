import type { Node } from 'prosemirror-model';
import { inlineLines } from './inline-lines.ts';
import { NotMarkdown } from './not-markdown.ts';
import { tableLines } from './table-lines.ts';

/** Writes blocks as lines, separated by an empty line unless in a tight list. */
export function blockLines(blocks: readonly Node[], isTight = false): readonly string[] {
  const lines: string[] = [];
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    if (before !== undefined && !(isTight && !needsGap(before, block))) lines.push('');
    lines.push(...linesOf(block, { isAlternate: isAlternate(blocks, at) }));
  }
  return lines;
}

/** Two paragraphs without an empty line would become one; a paragraph would continue the quote before it. */
function needsGap(before: Node, block: Node): boolean {
  return block.type.name === 'paragraph' || before.type.name === 'table';
}

/** Adjacent lists of the same kind need different markers. */
function isAlternate(blocks: readonly Node[], at: number): boolean {
  let count = 0;
  for (let index = at; index > 0 && blocks[index - 1]?.type === blocks[at]?.type; index--) count += 1;
  return count % 2 === 1;
}

function linesOf(block: Node, { isAlternate }: { readonly isAlternate: boolean }): readonly string[] {
  switch (block.type.name) {
    case 'paragraph':
      rejectClasses(block);
      return inlineLines(block);
    case 'heading': {
      rejectClasses(block);
      const lines = inlineLines(block);
      if (lines.length > 1) throw new NotMarkdown();
      const text = (lines[0] ?? '').replace(/(#+)$/, (hashes) => `\\${hashes}`);
      return [`${'#'.repeat(Number(block.attrs.level))} ${text}`.trimEnd()];
    }
    case 'blockquote':
      return blockLines(block.children).map((line) => (line === '' ? '>' : `> ${line}`));
    case 'code_block':
      return fenced(block);
    case 'horizontal_rule':
      return ['---'];
    case 'bullet_list':
      return listLines(block, () => (isAlternate ? '* ' : '- '));
    case 'ordered_list':
      return listLines(block, (at) => `${Number(block.attrs.start) + at}${isAlternate ? ')' : '.'} `);
    case 'table':
      return tableLines(block);
    default:
      throw new NotMarkdown();
  }
}

/** Markdown has no paragraph sizes or alignment. */
function rejectClasses({ attrs }: Node): void {
  if ((attrs.classes ?? '') !== '') throw new NotMarkdown();
}

function fenced(block: Node): readonly string[] {
  const text = block.textContent.replace(/\n+$/, '');
  const longestRun = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longestRun + 1);
  return [`${fence}${block.attrs.language}`, ...(text === '' ? [] : text.split('\n')), fence];
}

function listLines(list: Node, marker: (at: number) => string): readonly string[] {
  const isTight = list.attrs.isTight === true;
  return list.children.flatMap((item, at) => {
    const mark = marker(at);
    const indent = ' '.repeat(mark.length);
    const lines = blockLines(item.children, isTight).map((line, index) => {
      // `- ---` would be a thematic break instead of a list.
      if (index === 0) return `${mark}${mark === '- ' && line === '---' ? '***' : line}`.trimEnd();
      return line === '' ? '' : `${indent}${line}`;
    });
    return at > 0 && !isTight ? ['', ...lines] : lines;
  });
}

import type { Node } from 'prosemirror-model';
import { inlineLines } from './inline-lines.ts';
import { NotMarkdown } from './not-markdown.ts';

/** Writes a table with one header row, the only kind in Markdown. */
export function tableLines(table: Node): readonly string[] {
  const [head, body] = table.children;
  const [headings, ...more] = head?.type.name === 'table_head' ? head.children : [];
  if (headings === undefined || more.length > 0) throw new NotMarkdown();
  const rows = body?.children ?? [];
  const isWhole = rows.every(
    (row) =>
      row.childCount === headings.childCount &&
      row.children.every((cell, at) => cell.type.name === 'table_cell' && sameSide(cell, headings.child(at))),
  );
  if (!isWhole || headings.children.some(({ type }) => type.name !== 'table_header')) throw new NotMarkdown();
  const marks = headings.children.map(({ attrs }) => MARKS[String(attrs.align)] ?? '---');
  return [lineOf(headings), `| ${marks.join(' | ')} |`, ...rows.map(lineOf)];
}

const MARKS: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

function sameSide(cell: Node, heading: Node): boolean {
  return cell.attrs.align === heading.attrs.align;
}

function lineOf(row: Node): string {
  const cells = row.children.map((cell) => {
    const lines = inlineLines(cell);
    if (lines.length > 1) throw new NotMarkdown();
    // A bar at the start of a line is already escaped.
    return (lines[0] ?? '').replace(/^\\\|/, '|').replaceAll('|', '\\|');
  });
  return `| ${cells.join(' | ')} |`;
}

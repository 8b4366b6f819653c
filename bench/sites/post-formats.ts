import type { Piece } from './post.ts';

export function toMarkdown(body: readonly Piece[]): string {
  return `${body.map(markdownOf).join('\n\n')}\n`;
}

export function toHtml(body: readonly Piece[]): string {
  return body.map(htmlOf).join('\n');
}

function markdownOf(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
      return `## ${piece.text}`;
    case 'paragraph':
      return piece.text;
    case 'link':
      return `${piece.before} [${piece.text}](${piece.url}).`;
    case 'list':
      return piece.entries.map((entry) => `- ${entry}`).join('\n');
    case 'table': {
      const [head = [], ...rows] = piece.rows;
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
      return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
    }
  }
}

function htmlOf(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
      return `<h2>${piece.text}</h2>`;
    case 'paragraph':
      return `<p>${piece.text}</p>`;
    case 'link':
      return `<p>${piece.before} <a href="${piece.url}">${piece.text}</a>.</p>`;
    case 'list':
      return `<ul>\n${piece.entries.map((entry) => `<li>${entry}</li>`).join('\n')}\n</ul>`;
    case 'table': {
      const [head = [], ...rows] = piece.rows;
      const row = (name: string, cells: readonly string[]) =>
        `<tr>\n${cells.map((cell) => `<${name}>${cell}</${name}>`).join('\n')}\n</tr>`;
      const body = rows.map((cells) => row('td', cells)).join('\n');
      return `<table>\n<thead>\n${row('th', head)}\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
    }
  }
}

import type { MarkdownNode } from '../../4-render/ports/markdown-parser.ts';
import { createHeadingIds } from '../../4-render/text/extensions/heading-ids.ts';
import { isSafeLink } from '../../model/fields/safe-url.ts';

/**
 * Prints a text that has only common nodes: what remark-rehype, our rules for links and headings, and rehype-stringify make of
 * it, without the trees in between, which take half of the time of a text. Undefined for a text with anything else. Tests
 * compare both.
 */
export function printCommonMarkdown(tree: MarkdownNode): string | undefined {
  return isCommon(tree) ? htmlOf(tree, createHeadingIds()) : undefined;
}

function isCommon(tree: MarkdownNode): boolean {
  const pending: MarkdownNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.data || !COMMON.has(node.type)) return false;
    if (node.type === 'text' && HAS_SPACE_AT_LINE_END.test(node.value ?? '')) return false;
    if (node.type === 'link' && !isCommonLink(node)) return false;
    if (typeof node.checked === 'boolean') return false;
    if (node.children !== undefined) for (const child of node.children) pending.push(child);
  }
  return true;
}

const COMMON: ReadonlySet<string> = new Set([
  ...['root', 'paragraph', 'heading', 'list', 'listItem', 'blockquote', 'thematicBreak'],
  ...['table', 'tableRow', 'tableCell', 'text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link'],
]);

/** The library removes it. Starts with the line end, as there are many more spaces. */
const HAS_SPACE_AT_LINE_END = /[\r\n](?:[\t ]|(?<=[\t ][\r\n]))/;

/** A URL of characters that are printed as they are. */
function isCommonLink({ url = '', title }: MarkdownNode): boolean {
  return typeof title !== 'string' && /^[\w/:.?=#~+,;@!$()*-]*$/.test(url) && isSafeLink(url);
}

type GiveId = ReturnType<typeof createHeadingIds>;

function htmlOf(node: MarkdownNode, giveId: GiveId): string {
  switch (node.type) {
    case 'root':
      return partsOf(node, giveId).join('\n');
    case 'paragraph':
      return `<p>${contentOf(node, giveId)}</p>`;
    case 'heading':
      return `<h${node.depth} id="${idOf(node, giveId)}">${contentOf(node, giveId)}</h${node.depth}>`;
    case 'list':
      return listHtml(node, giveId);
    case 'blockquote':
      return `<blockquote>${onLines(partsOf(node, giveId))}</blockquote>`;
    case 'table':
      return tableHtml(node, giveId);
    case 'thematicBreak':
      return '<hr>';
    case 'emphasis':
      return `<em>${contentOf(node, giveId)}</em>`;
    case 'strong':
      return `<strong>${contentOf(node, giveId)}</strong>`;
    case 'delete':
      return `<del>${contentOf(node, giveId)}</del>`;
    case 'inlineCode':
      return `<code>${escaped(textOf(node))}</code>`;
    case 'link':
      return `<a href="${node.url}">${contentOf(node, giveId)}</a>`;
    case 'tableCell':
      return contentOf(node, giveId);
    default:
      return escaped(textOf(node));
  }
}

function partsOf(node: MarkdownNode, giveId: GiveId): readonly string[] {
  return childrenOf(node).map((child) => htmlOf(child, giveId));
}

function contentOf(node: MarkdownNode, giveId: GiveId): string {
  let html = '';
  for (const child of childrenOf(node)) html += htmlOf(child, giveId);
  return html;
}

function idOf(heading: MarkdownNode, giveId: GiveId): string {
  const properties: Record<string, unknown> = {};
  giveId({ type: 'element', properties, children: [{ type: 'text', value: textOf(heading) }] });
  return String(properties.id);
}

function textOf(node: MarkdownNode): string {
  const { type, value } = node;
  if (value === undefined) return childrenOf(node).map(textOf).join('');
  return type === 'inlineCode' ? value.replace(/\r?\n|\r/g, ' ') : value;
}

function listHtml(list: MarkdownNode, giveId: GiveId): string {
  const isLoose = list.spread === true || childrenOf(list).some(isLooseItem);
  const items = childrenOf(list).map((item) => itemHtml(item, isLoose, giveId));
  const name = list.ordered === true ? 'ol' : 'ul';
  const start = typeof list.start === 'number' && list.start !== 1 ? ` start="${list.start}"` : '';
  return `<${name}${start}>${onLines(items)}</${name}>`;
}

function isLooseItem(item: MarkdownNode): boolean {
  return item.spread ?? childrenOf(item).length > 1;
}

/** The paragraphs of a tight list have no elements. */
function itemHtml(item: MarkdownNode, isLoose: boolean, giveId: GiveId): string {
  let html = '';
  let isInline = true;
  for (const [index, child] of childrenOf(item).entries()) {
    isInline = !isLoose && child.type === 'paragraph';
    const lineEnd = index > 0 || !isInline ? '\n' : '';
    html += lineEnd + (isInline ? contentOf(child, giveId) : htmlOf(child, giveId));
  }
  return `<li>${html}${isInline ? '' : '\n'}</li>`;
}

function tableHtml(table: MarkdownNode, giveId: GiveId): string {
  const { align } = table;
  const rows = childrenOf(table).map((row, index) => {
    const name = index === 0 ? 'th' : 'td';
    const cells = childrenOf(row);
    let html = '\n';
    for (let column = 0; column < (align?.length ?? cells.length); column += 1) {
      const cell = cells[column];
      const side = align?.[column];
      html += `<${name}${side ? ` align="${side}"` : ''}>${cell ? contentOf(cell, giveId) : ''}</${name}>\n`;
    }
    return `<tr>${html}</tr>`;
  });
  const [head, ...body] = rows;
  const parts = [
    ...(head === undefined ? [] : [`<thead>${onLines([head])}</thead>`]),
    ...(body.length === 0 ? [] : [`<tbody>${onLines(body)}</tbody>`]),
  ];
  return `<table>${onLines(parts)}</table>`;
}

function onLines(parts: readonly string[]): string {
  return parts.length === 0 ? '\n' : `\n${parts.join('\n')}\n`;
}

function escaped(text: string): string {
  return /[<&]/.test(text) ? text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;') : text;
}

function childrenOf({ children = [] }: MarkdownNode): readonly MarkdownNode[] {
  return children;
}

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
    for (const child of childrenOf(node)) pending.push(child);
  }
  return true;
}

const COMMON: ReadonlySet<string> = new Set([
  ...['root', 'paragraph', 'heading', 'list', 'listItem', 'blockquote', 'thematicBreak'],
  ...['table', 'tableRow', 'tableCell', 'text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link'],
]);

/** The library removes it. */
const HAS_SPACE_AT_LINE_END = /[\t ][\r\n]|[\r\n][\t ]/;

/** A URL of characters that are printed as they are. */
function isCommonLink({ url = '', title }: MarkdownNode): boolean {
  return typeof title !== 'string' && /^[\w/:.?=#~+,;@!$()*-]*$/.test(url) && isSafeLink(url);
}

type GiveId = ReturnType<typeof createHeadingIds>;

function htmlOf(node: MarkdownNode, giveId: GiveId): string {
  const children = () => childrenOf(node).map((child) => htmlOf(child, giveId));
  const element = (name: string) => `<${name}>${children().join('')}</${name}>`;
  switch (node.type) {
    case 'root':
      return children().join('\n');
    case 'paragraph':
      return element('p');
    case 'heading':
      return `<h${node.depth} id="${idOf(node, giveId)}">${children().join('')}</h${node.depth}>`;
    case 'list':
      return listHtml(node, giveId);
    case 'blockquote':
      return `<blockquote>${onLines(children())}</blockquote>`;
    case 'table':
      return tableHtml(node, giveId);
    case 'thematicBreak':
      return '<hr>';
    case 'emphasis':
      return element('em');
    case 'strong':
      return element('strong');
    case 'delete':
      return element('del');
    case 'inlineCode':
      return `<code>${escaped(textOf(node))}</code>`;
    case 'link':
      return `<a href="${node.url}">${children().join('')}</a>`;
    case 'tableCell':
      return children().join('');
    default:
      return escaped(textOf(node));
  }
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
    const content = isInline
      ? childrenOf(child).map((each) => htmlOf(each, giveId))
      : [htmlOf(child, giveId)];
    html += lineEnd + content.join('');
  }
  return `<li>${html}${isInline ? '' : '\n'}</li>`;
}

function tableHtml(table: MarkdownNode, giveId: GiveId): string {
  const { align } = table;
  const rows = childrenOf(table).map((row, index) => {
    const name = index === 0 ? 'th' : 'td';
    const cells = childrenOf(row).map((cell) => htmlOf(cell, giveId));
    const columns = Array.from({ length: align?.length ?? cells.length }, (_, column) => {
      const side = align?.[column];
      return `<${name}${side ? ` align="${side}"` : ''}>${cells[column] ?? ''}</${name}>`;
    });
    return `<tr>${onLines(columns)}</tr>`;
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

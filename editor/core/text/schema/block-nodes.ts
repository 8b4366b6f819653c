import type { Attrs, NodeSpec } from 'prosemirror-model';
import { isSafeImage } from '../../../../compiler/model/index.ts';
import { safeHref } from './safe-href.ts';

/** Classes of a paragraph: size and alignment (R-RTE-TOOL-02, -03, -08). Preserved as they are. */
const PARAGRAPH_CLASS = /^(?:sqsrte-(?:large|small)|align-(?:left|center|right|justify))$/;
const HEADING_CLASS = /^align-(?:left|center|right|justify)$/;

const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  attrs: { classes: { default: '' } },
  parseDOM: [{ tag: 'p', getAttrs: (element) => ({ classes: classesOf(element, PARAGRAPH_CLASS) }) }],
  toDOM: ({ attrs }) => ['p', withClass(attrs), 0],
};

const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6];

const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 }, classes: { default: '' } },
  parseDOM: LEVELS.map((level) => ({
    tag: `h${level}`,
    getAttrs: (element) => ({ level, classes: classesOf(element, HEADING_CLASS) }),
  })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, withClass(attrs), 0],
};

const blockquote: NodeSpec = {
  content: 'block+',
  group: 'block',
  defining: true,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
};

const codeBlock: NodeSpec = {
  content: 'text*',
  marks: '',
  group: 'block',
  code: true,
  defining: true,
  attrs: { language: { default: '' } },
  parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: (pre) => ({ language: languageOf(pre) }) }],
  toDOM: ({ attrs }) => [
    'pre',
    ['code', attrs.language === '' ? {} : { class: `language-${attrs.language}` }, 0],
  ],
};

const rule: NodeSpec = { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] };

/** Items of a tight list have no paragraphs, in Markdown and on the page. */
const bulletList: NodeSpec = {
  content: 'list_item+',
  group: 'block',
  attrs: { isTight: { default: true } },
  parseDOM: [{ tag: 'ul', getAttrs: (list) => ({ isTight: isTight(list) }) }],
  toDOM: ({ attrs }) => ['ul', tightMark(attrs), 0],
};

const orderedList: NodeSpec = {
  content: 'list_item+',
  group: 'block',
  attrs: { isTight: { default: true }, start: { default: 1 } },
  parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ isTight: isTight(list), start: startOf(list) }) }],
  toDOM: ({ attrs }) => ['ol', { ...tightMark(attrs), ...(attrs.start !== 1 && { start: attrs.start }) }, 0],
};

const listItem: NodeSpec = {
  content: 'block+',
  defining: true,
  parseDOM: [{ tag: 'li' }],
  toDOM: () => ['li', 0],
};

const table: NodeSpec = {
  content: '(table_head table_body?) | table_body',
  group: 'block',
  isolating: true,
  parseDOM: [{ tag: 'table' }],
  toDOM: () => ['table', 0],
};

const tableHead: NodeSpec = {
  content: 'table_row+',
  parseDOM: [{ tag: 'thead' }],
  toDOM: () => ['thead', 0],
};

const tableBody: NodeSpec = {
  content: 'table_row+',
  parseDOM: [{ tag: 'tbody' }, { tag: 'tfoot' }],
  toDOM: () => ['tbody', 0],
};

const tableRow: NodeSpec = {
  content: '(table_header | table_cell)+',
  parseDOM: [{ tag: 'tr' }],
  toDOM: () => ['tr', 0],
};

const image: NodeSpec = {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
  parseDOM: [{ tag: 'img[src]', getAttrs: (element) => imageOf(element) }],
  toDOM: ({ attrs }) => [
    'img',
    { src: attrs.src, alt: attrs.alt, ...(attrs.title !== '' && { title: attrs.title }) },
  ],
};

const hardBreak: NodeSpec = {
  inline: true,
  group: 'inline',
  selectable: false,
  linebreakReplacement: true,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
};

/** The nodes of a text with several blocks. The paragraph comes first, because Enter creates the first one. */
export const BLOCK_NODES: Readonly<Record<string, NodeSpec>> = {
  paragraph,
  heading,
  blockquote,
  bullet_list: bulletList,
  ordered_list: orderedList,
  list_item: listItem,
  code_block: codeBlock,
  horizontal_rule: rule,
  table,
  table_head: tableHead,
  table_body: tableBody,
  table_row: tableRow,
  table_header: cell('th'),
  table_cell: cell('td'),
};

/** Blocks as Markdown has them: no sizes and no alignment, headings of one line, and tables with one row of headings. */
export const MARKDOWN_NODES: Readonly<Record<string, NodeSpec>> = {
  paragraph: {
    ...paragraph,
    attrs: {},
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    ...heading,
    content: '(text | image)*',
    attrs: { level: { default: 2 } },
    parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  table: { ...table, content: 'table_head table_body?' },
  table_head: { ...tableHead, content: 'table_row' },
};

export const INLINE_NODES: Readonly<Record<string, NodeSpec>> = {
  text: { group: 'inline' },
  image,
  hard_break: hardBreak,
};

/** List attribute of the canvas only: a style removes the space between the lines. */
export const TIGHT = 'data-tight';

function cell(tag: 'th' | 'td'): NodeSpec {
  return {
    content: 'inline*',
    isolating: true,
    attrs: { align: { default: '' } },
    parseDOM: [{ tag, getAttrs: (element) => ({ align: element.getAttribute('align') ?? '' }) }],
    toDOM: ({ attrs }) => [tag, attrs.align === '' ? {} : { align: String(attrs.align) }, 0],
  };
}

function classesOf(element: Element, allowed: RegExp): string {
  return [...element.classList].filter((name) => allowed.test(name)).join(' ');
}

function withClass({ classes }: Attrs): Readonly<Record<string, string>> {
  return classes === '' ? {} : { class: String(classes) };
}

function languageOf(pre: Element): string {
  const name = [...(pre.querySelector('code')?.classList ?? [])].find((each) => each.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

function tightMark({ isTight: tight }: Attrs): Readonly<Record<string, string>> {
  return tight === true ? { [TIGHT]: '' } : {};
}

function isTight(list: Element): boolean {
  if (list.hasAttribute(TIGHT)) return true;
  return [...list.children].every((item) => [...item.children].every(({ localName }) => localName !== 'p'));
}

function startOf(list: Element): number {
  const start = Number(list.getAttribute('start') ?? 1);
  return Number.isSafeInteger(start) && start >= 0 ? start : 1;
}

function imageOf(element: Element): Attrs | false {
  const src = safeHref(element.getAttribute('src') ?? '');
  if (src === undefined || !isSafeImage(src)) return false;
  return { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') ?? '' };
}

import { COLOR_PROPERTIES, colorStyle, styledColor } from '../colors/text-color.ts';
import { fragmentOf } from './parse-html.ts';

/** Attributes that affect loading and not content. */
const LOADING: ReadonlySet<string> = new Set([
  'loading',
  'decoding',
  'rel',
  'srcset',
  'sizes',
  'fetchpriority',
]);

const SAME_NAMES: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' };

/** Whitespace around these elements is not rendered. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'section', 'br'],
]);

/**
 * Returns whether two texts look the same: the same words with the same marks in the same blocks. Ignores autolinks
 * that Markdown parsers add.
 */
export function sameHtml(left: string, right: string, home?: Document): boolean {
  return canonicalHtml(left, home) === canonicalHtml(right, home);
}

/** Flattens words, images and blocks for comparison. */
export function canonicalHtml(html: string, home?: Document): string {
  const segments: Segment[] = [];
  collect(fragmentOf(html, home), segments, []);
  return joined(segments);
}

interface Segment {
  readonly kind: 'block' | 'text' | 'code' | 'void';
  readonly text: string;
  readonly marks: string;
}

function collect(parent: Element, segments: Segment[], marks: readonly string[]): void {
  const sorted = [...new Set(marks)].sort().join(' ');
  for (const node of parent.childNodes) {
    if (node.nodeType === node.TEXT_NODE) {
      const isCode = marks.includes(PRE);
      const text = node.nodeValue ?? '';
      segments.push({
        kind: isCode ? 'code' : 'text',
        text: isCode ? text : text.replace(/[\t\n\r\f ]+/g, ' '),
        marks: sorted,
      });
    } else if (node.nodeType === node.ELEMENT_NODE) {
      collectElement(node as Element, segments, marks);
    }
  }
}

const PRE = '<pre>';

function collectElement(element: Element, segments: Segment[], marks: readonly string[]): void {
  const name = SAME_NAMES[element.localName] ?? element.localName;
  const tag = `<${name}${attributesOf(element)}>`;
  const inside: Segment[] = [];
  if (name === 'img' || name === 'input') {
    segments.push({ kind: 'void', text: tag, marks: [...marks].sort().join(' ') });
  } else if (BLOCKS.has(name)) {
    collect(element, inside, name === 'pre' ? [...marks, PRE] : marks);
    if (name === 'p' && inside.every(({ text }) => text.trim() === '')) return;
    const end =
      name === 'br' || name === 'hr' ? [] : [{ kind: 'block' as const, text: `</${name}>`, marks: '' }];
    segments.push({ kind: 'block', text: tag, marks: '' }, ...inside, ...end);
  } else if (name === 'span') {
    collect(element, segments, withColors(element, marks));
  } else {
    const isPlain = name === 'a' && isAutolink(element);
    collect(element, segments, isPlain ? marks : [...marks, tag]);
  }
}

/** Each color is a separate mark, whichever elements carry it; the innermost of two applies. */
function withColors(span: Element, marks: readonly string[]): readonly string[] {
  const others = attributesOf(span).replace(/ style="[^"]*"/, '');
  let current = others === '' ? marks : [...marks, `<span${others}>`];
  for (const property of COLOR_PROPERTIES) {
    const color = styledColor(span, property);
    if (color !== undefined)
      current = [...current.filter((mark) => !mark.startsWith(`${property}:`)), colorStyle(property, color)];
  }
  return current;
}

function isAutolink(link: Element): boolean {
  const href = decodedUrl(link.getAttribute('href') ?? '');
  const text = link.textContent;
  const candidates = [text, `mailto:${text}`, `https://${text}`];
  return candidates.some((each) => decodedUrl(each) === href) && !link.hasAttribute('title');
}

function attributesOf(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => !LOADING.has(name) && value !== '')
    .map(({ name, value }) => ` ${name}="${name === 'href' || name === 'src' ? decodedUrl(value) : value}"`)
    .sort()
    .join('');
}

function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Collapses whitespace: none at the edges of a block, one space elsewhere, whatever its marks. */
function joined(segments: readonly Segment[]): string {
  let output = '';
  let marks = '';
  let isAtEdge = true;
  let hasBlank = false;
  for (const segment of segments) {
    if (segment.kind === 'block') {
      output += `\n${segment.text}`;
      [marks, isAtEdge, hasBlank] = ['', true, false];
      continue;
    }
    const inner = segment.kind === 'text' ? segment.text.replace(/^ | $/g, '') : segment.text;
    if (inner === '') {
      hasBlank ||= segment.text !== '';
      continue;
    }
    if (!isAtEdge && (hasBlank || (segment.kind === 'text' && segment.text.startsWith(' ')))) output += ' ';
    if (segment.marks !== marks) output += `{${segment.marks}}`;
    output += segment.kind === 'code' ? inner.replace(/\n+$/, '') : inner;
    marks = segment.marks;
    isAtEdge = false;
    hasBlank = segment.kind === 'text' && segment.text.endsWith(' ');
  }
  return output;
}

import { ISLANDS, type IslandName } from '../../../formatters/vocabulary/index.ts';
import { type Attributes, readAttributes } from './attributes.ts';
import { type HtmlTag, scanHtml } from './scan-html.ts';
import type { TagWithAttributes } from './splices.ts';

/** What of a page is looked at to finish it, by one pass over its tags. */
export interface PageScan {
  readonly images: readonly FoundImage[];
  readonly scripts: readonly FoundScript[];
  /** Elements with a mark, outside of what only browsers without script show. */
  readonly marked: readonly FoundElement[];
  readonly islands: ReadonlySet<IslandName>;
  /** Of the `</head>`; undefined when there is none. */
  readonly headEnd: number | undefined;
  /** Of the last `</body>`. */
  readonly bodyEnd: number | undefined;
}

export interface FoundImage extends TagWithAttributes {
  /** The `<picture>` around it has no sources yet. */
  readonly isInBarePicture: boolean;
  /** An element for browsers without script that stands right before it and holds a picture. */
  readonly noscript: { readonly start: number; readonly end: number } | undefined;
  readonly isInNoscript: boolean;
}

export interface FoundScript extends TagWithAttributes {
  readonly text: string;
}

export interface FoundElement extends TagWithAttributes {
  readonly classes: readonly string[];
  /** Where the element around an add-to-cart button ends; undefined for anything else. */
  readonly wrapperEnd: number | undefined;
}

export function scanPage(html: string): PageScan {
  const candidates = MARKS.filter(({ text }) => html.includes(text));
  const images: FoundImage[] = [];
  const scripts: FoundScript[] = [];
  const marked: Writable<FoundElement>[] = [];
  const islands = new Set<IslandName>();
  const wrappers: Wrapper[] = [];
  let divDepth = 0;
  let noscriptDepth = 0;
  let templateDepth = 0;
  let noscriptStart = 0;
  let lastNoscript: { readonly start: number; readonly end: number } | undefined;
  let picture: 'none' | 'bare' | 'filled' = 'none';
  let headEnd: number | undefined;
  let bodyEnd: number | undefined;

  function closing(tag: HtmlTag): void {
    if (tag.name === 'div') {
      const wrapper = wrappers.at(-1);
      if (wrapper?.depth === divDepth) {
        wrappers.pop();
        if (wrapper.button !== undefined) wrapper.button.wrapperEnd = tag.end;
      }
      divDepth -= 1;
    } else if (tag.name === 'noscript') {
      noscriptDepth = Math.max(0, noscriptDepth - 1);
      lastNoscript = { start: noscriptStart, end: tag.end };
    } else if (tag.name === 'template') templateDepth = Math.max(0, templateDepth - 1);
    else if (tag.name === 'picture') picture = 'none';
    else if (tag.name === 'head') headEnd ??= tag.start;
    else if (tag.name === 'body') bodyEnd = tag.start;
  }

  function opening(tag: HtmlTag): void {
    const { name } = tag;
    if (name === 'div') divDepth += 1;
    else if (name === 'noscript') {
      noscriptDepth += 1;
      noscriptStart = tag.start;
    } else if (name === 'template') templateDepth += 1;
    else if (name === 'picture') picture = 'bare';
    else if (name === 'source' && picture === 'bare') picture = 'filled';
    else if (name === 'img') {
      const isDirect = lastNoscript !== undefined && html.slice(lastNoscript.end, tag.start).trim() === '';
      images.push({
        tag,
        attributes: readAttributes(html, tag),
        isInBarePicture: picture === 'bare',
        noscript: isDirect ? lastNoscript : undefined,
        isInNoscript: noscriptDepth > 0,
      });
    } else if (name === 'script') {
      scripts.push({ tag, attributes: readAttributes(html, tag), text: html.slice(tag.end, tag.contentEnd) });
    }
    if (candidates.length > 0 && noscriptDepth === 0 && templateDepth === 0) lookForMarks(tag);
  }

  function lookForMarks(tag: HtmlTag): void {
    const text = html.slice(tag.start, tag.end);
    if (!candidates.some((mark) => text.includes(mark.text))) return;
    const attributes = readAttributes(html, tag);
    const classes = (attributes.get('class')?.value ?? '').split(/\s+/);
    if (tag.name === 'div' && classes.includes(WRAPPER))
      wrappers.push({ depth: divDepth, button: undefined });
    const found = candidates.filter((mark) => mark.matches(attributes, classes));
    for (const { island } of found) islands.add(island);
    if (found.length === 0) return;
    const element: Writable<FoundElement> = { tag, attributes, classes, wrapperEnd: undefined };
    marked.push(element);
    const wrapper = wrappers.at(-1);
    if (wrapper !== undefined && classes.includes(BUTTON)) wrapper.button ??= element;
  }

  scanHtml(html, (tag) => (tag.isClosing ? closing(tag) : opening(tag)));
  return { images, scripts, marked, islands, headEnd, bodyEnd };
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

interface Wrapper {
  readonly depth: number;
  button: Writable<FoundElement> | undefined;
}

const BUTTON = 'sqs-add-to-cart-button';
const WRAPPER = 'sqs-add-to-cart-button-wrapper';

interface Mark {
  readonly island: IslandName;
  /** A page without this text has no such mark. */
  readonly text: string;
  matches(attributes: Attributes, classes: readonly string[]): boolean;
}

const MARKS: readonly Mark[] = Object.entries(ISLANDS).flatMap(([name, { marks }]) =>
  marks.map((mark) => readMark(name as IslandName, mark)),
);

/** `#id`, `[attribute]`, or a class. */
function readMark(island: IslandName, mark: string): Mark {
  if (mark.startsWith('#')) {
    const id = mark.slice(1);
    return { island, text: id, matches: (attributes) => attributes.get('id')?.value === id };
  }
  if (mark.startsWith('[')) {
    const attribute = mark.slice(1, -1);
    return { island, text: attribute, matches: (attributes) => attributes.has(attribute) };
  }
  return { island, text: mark, matches: (_, classes) => classes.includes(mark) };
}

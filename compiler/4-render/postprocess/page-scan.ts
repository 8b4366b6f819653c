import { ISLANDS, type IslandName } from '../../../formatters/vocabulary/islands.ts';
import { type Attributes, readAttributes } from './attributes.ts';
import { createPointerTargets, type PointerTargets } from './pointer-targets.ts';
import { type HtmlTag, scanHtml } from './scan-html.ts';
import type { TagWithAttributes } from './splices.ts';

/** What postprocessing needs to know of a page, collected in one pass over its tags. */
export interface PageScan {
  readonly images: readonly FoundImage[];
  readonly scripts: readonly FoundScript[];
  /** Other elements that load something from another host, not by HTTPS. */
  readonly insecure: readonly InsecureElement[];
  /** Elements with a marker, outside `<noscript>`. */
  readonly marked: readonly FoundElement[];
  readonly islands: ReadonlySet<IslandName>;
  /** Whether a heading has an id. */
  readonly hasHeadingId: boolean;
  /** Whether a `<use>` shows a symbol. */
  readonly hasUse: boolean;
  /** Whether it has what opens something and only a pointer reaches. */
  readonly hasPointerTarget: boolean;
  /** Offset after `<head>`; undefined when there is none. */
  readonly headStart: number | undefined;
  /** Whether the page declares its encoding. */
  readonly hasCharset: boolean;
  /** Offset of `</head>`; undefined when there is none. */
  readonly headEnd: number | undefined;
  /** Offset of the last `</body>`. */
  readonly bodyEnd: number | undefined;
}

export interface FoundImage extends TagWithAttributes {
  /** The `<picture>` around it has no sources yet. */
  readonly isInBareImage: boolean;
  /** The `<noscript>` directly before it that contains an image. */
  readonly noscript: { readonly start: number; readonly end: number } | undefined;
  readonly isInNoscript: boolean;
}

export interface InsecureElement extends TagWithAttributes {
  readonly name: 'src' | 'href';
  /** `//fonts.example/a` or `http://fonts.example/a`. */
  readonly url: string;
}

export interface FoundScript extends TagWithAttributes {
  readonly text: string;
}

export interface FoundElement extends TagWithAttributes {
  readonly classes: readonly string[];
  /** Range of the wrapper around an add-to-cart button; undefined for other elements. */
  readonly wrapperStart: number | undefined;
  readonly wrapperEnd: number | undefined;
}

export function scanPage(html: string): PageScan {
  const scan: Scan = {
    html,
    images: [],
    scripts: [],
    insecure: [],
    marked: [],
    islands: new Set(),
    wrappers: [],
    divDepth: 0,
    noscriptDepth: 0,
    templateDepth: 0,
    noscriptStart: 0,
    lastNoscript: undefined,
    picture: 'none',
    headStart: undefined,
    hasHeadingId: false,
    hasUse: false,
    pointerTargets: createPointerTargets(html),
    hasCharset: false,
    headEnd: undefined,
    bodyEnd: undefined,
  };
  scanHtml(html, (tag) => (tag.isClosing ? close(scan, tag) : open(scan, tag)), NAMES);
  const { images, scripts, insecure, marked, islands, hasHeadingId, hasUse } = scan;
  const { headStart, hasCharset, headEnd, bodyEnd } = scan;
  return {
    ...{ images, scripts, insecure, marked, islands, hasHeadingId, hasUse },
    ...{ headStart, hasCharset, headEnd, bodyEnd, hasPointerTarget: scan.pointerTargets.hasAny() },
  };
}

/** The elements that matter without attributes. */
const NAMES: ReadonlySet<string> = new Set(
  'a audio body div embed head iframe img link meta noscript picture script source template video'.split(' '),
);

/** Position of the scan and its results so far. */
interface Scan {
  readonly html: string;
  readonly images: FoundImage[];
  readonly scripts: FoundScript[];
  readonly insecure: InsecureElement[];
  readonly marked: Writable<FoundElement>[];
  readonly islands: Set<IslandName>;
  readonly wrappers: Wrapper[];
  divDepth: number;
  noscriptDepth: number;
  templateDepth: number;
  noscriptStart: number;
  lastNoscript: { readonly start: number; readonly end: number } | undefined;
  picture: 'none' | 'bare' | 'filled';
  hasHeadingId: boolean;
  hasUse: boolean;
  readonly pointerTargets: PointerTargets;
  headStart: number | undefined;
  hasCharset: boolean;
  headEnd: number | undefined;
  bodyEnd: number | undefined;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

interface Wrapper {
  readonly start: number;
  readonly depth: number;
  button: Writable<FoundElement> | undefined;
}

function close(scan: Scan, { name, start, end }: HtmlTag): void {
  if (name === 'div') closeDiv(scan, end);
  else if (name === 'noscript') {
    scan.noscriptDepth = Math.max(0, scan.noscriptDepth - 1);
    scan.lastNoscript = { start: scan.noscriptStart, end };
  } else if (name === 'template') scan.templateDepth = Math.max(0, scan.templateDepth - 1);
  else if (name === 'picture') scan.picture = 'none';
  else if (name === 'head') scan.headEnd ??= start;
  else if (name === 'body') scan.bodyEnd = start;
}

function closeDiv(scan: Scan, end: number): void {
  const wrapper = scan.wrappers.at(-1);
  if (wrapper?.depth === scan.divDepth) {
    scan.wrappers.pop();
    const { button, start } = wrapper;
    if (button !== undefined) Object.assign(button, { wrapperStart: start, wrapperEnd: end });
  }
  scan.divDepth -= 1;
}

function open(scan: Scan, tag: HtmlTag): void {
  const { name } = tag;
  if (name === 'div') scan.divDepth += 1;
  else if (name === 'noscript') {
    scan.noscriptDepth += 1;
    scan.noscriptStart = tag.start;
  } else if (name === 'template') scan.templateDepth += 1;
  else if (name === 'picture') scan.picture = 'bare';
  else if (name === 'source' && scan.picture === 'bare') scan.picture = 'filled';
  else if (name === 'img') scan.images.push(foundImage(scan, tag));
  else if (name === 'script') scan.scripts.push(foundScript(scan, tag));
  else if (name === 'head') scan.headStart ??= tag.end;
  else if (name === 'use') scan.hasUse = true;
  else if (isHeading(name)) scan.hasHeadingId ||= scan.html.startsWith(' id="', tag.start + 3);
  else if (name === 'meta') scan.hasCharset ||= declaresCharset(readAttributes(scan.html, tag));
  if (LOADING.has(name)) findInsecure(scan, tag);
  const attributes = scan.html.slice(tag.start + 1 + name.length, tag.end - 1);
  scan.pointerTargets.visit(tag, attributes);
  if (attributes !== '' && scan.noscriptDepth === 0 && scan.templateDepth === 0)
    findMarks(scan, tag, attributes);
}

function isHeading(name: string): boolean {
  return name.length === 2 && name[0] === 'h' && name !== 'hr';
}

const LOADING: ReadonlySet<string> = new Set(['audio', 'embed', 'iframe', 'img', 'link', 'source', 'video']);

function findInsecure({ html, insecure }: Scan, tag: HtmlTag): void {
  if (!/=\s*["']?(?:http:)?\/\//i.test(html.slice(tag.start, tag.end))) return;
  const attributes = readAttributes(html, tag);
  const name = attributes.has('src') ? 'src' : 'href';
  const url = attributes.get(name)?.value ?? '';
  if (/^(?:http:)?\/\//i.test(url)) insecure.push({ tag, attributes, name, url });
}

/** `<meta charset>` or its older form with `http-equiv`. */
export function declaresCharset(attributes: Attributes): boolean {
  return attributes.has('charset') || attributes.get('http-equiv')?.value.toLowerCase() === 'content-type';
}

function foundImage({ html, lastNoscript, picture, noscriptDepth }: Scan, tag: HtmlTag): FoundImage {
  const isDirect = lastNoscript !== undefined && html.slice(lastNoscript.end, tag.start).trim() === '';
  return {
    tag,
    attributes: readAttributes(html, tag),
    isInBareImage: picture === 'bare',
    noscript: isDirect ? lastNoscript : undefined,
    isInNoscript: noscriptDepth > 0,
  };
}

function foundScript({ html }: Scan, tag: HtmlTag): FoundScript {
  return { tag, attributes: readAttributes(html, tag), text: html.slice(tag.end, tag.contentEnd) };
}

function findMarks({ html, wrappers, divDepth, islands, marked }: Scan, tag: HtmlTag, text: string): void {
  if (!ANY_MARK.test(text)) return;
  const attributes = readAttributes(html, tag);
  const classes = (attributes.get('class')?.value ?? '').split(/\s+/);
  if (tag.name === 'div' && classes.includes(WRAPPER)) {
    wrappers.push({ start: tag.start, depth: divDepth, button: undefined });
  }
  const found = MARKS.filter((mark) => mark.matches(attributes, classes));
  for (const { island } of found) islands.add(island);
  if (found.length === 0) return;
  const element: Writable<FoundElement> = {
    tag,
    attributes,
    classes,
    wrapperStart: undefined,
    wrapperEnd: undefined,
  };
  marked.push(element);
  const wrapper = wrappers.at(-1);
  if (wrapper !== undefined && classes.includes(BUTTON)) wrapper.button ??= element;
}

const BUTTON = 'sqs-add-to-cart-button';
const WRAPPER = 'sqs-add-to-cart-button-wrapper';

interface Mark {
  readonly island: IslandName;
  /** A tag without this text cannot have the marker. */
  readonly text: string;
  matches(attributes: Attributes, classes: readonly string[]): boolean;
}

const MARKS: readonly Mark[] = Object.entries(ISLANDS).flatMap(([name, { selector }]) =>
  selector.split(',').map((part) => readMark(name as IslandName, part)),
);

/** Most tags have none. */
const ANY_MARK = new RegExp(MARKS.map(({ text }) => text).join('|'));

/** Reads `#id`, `[attribute]` or `.class`. */
function readMark(island: IslandName, selector: string): Mark {
  const name = selector.replace(/^[#.[]|\]$/g, '');
  if (selector.startsWith('#'))
    return { island, text: name, matches: (attributes) => attributes.get('id')?.value === name };
  if (selector.startsWith('[')) return { island, text: name, matches: (attributes) => attributes.has(name) };
  return { island, text: name, matches: (_, classes) => classes.includes(name) };
}

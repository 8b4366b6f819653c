import { unwrap } from './unwrap.ts';

/** The style of a text, from the elements and styles around it. */
interface TextStyle {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly position: 'sub' | 'sup' | undefined;
  readonly isLink: boolean;
}

const PLAIN: TextStyle = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  position: undefined,
  isLink: false,
};

/**
 * Expresses the style of each text with the elements of the schema, as browsers compute it: a style overrides its
 * element, so that `<b style="font-weight:normal">` is not bold. Does not evaluate style sheets.
 */
export function applyPastedMarks(parent: Element, textStyle: TextStyle = PLAIN): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === node.TEXT_NODE) wrapText(node as Text, parent, textStyle);
    else if (node.nodeType === node.ELEMENT_NODE) applyToElement(node as Element, textStyle);
  }
}

function applyToElement(element: Element, textStyle: TextStyle): void {
  applyPastedMarks(element, textStyleOf(element, textStyle));
  if (MARK_ELEMENTS.has(element.localName)) unwrap(element);
}

const MARK_ELEMENTS: ReadonlySet<string> = new Set([
  ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'strike', 'sub', 'sup'],
]);

/** White space between these elements is not rendered. */
const BLOCK_PARENTS: ReadonlySet<string> = new Set([
  ...['body', 'div', 'section', 'article', 'blockquote', 'ul', 'ol'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'b'],
]);

function wrapText(text: Text, parent: Element, textStyle: TextStyle): void {
  if (BLOCK_PARENTS.has(parent.localName) && /^[\t\n\r\f ]*$/.test(text.data)) return;
  const tags = [
    textStyle.isBold && 'strong',
    textStyle.isItalic && 'em',
    textStyle.isUnderlined && !textStyle.isLink && 'u',
    textStyle.isStruck && 's',
    textStyle.position,
  ];
  for (const tag of tags) {
    if (tag === false || tag === undefined) continue;
    const mark = text.ownerDocument.createElement(tag);
    text.replaceWith(mark);
    mark.append(text);
  }
}

function textStyleOf(element: Element, outer: TextStyle): TextStyle {
  const name = element.localName;
  const style = declarationsOf(element.getAttribute('style') ?? '');
  const lines = style.get('text-decoration-line') ?? style.get('text-decoration');
  return {
    isBold: isBold(name, style.get('font-weight')) ?? outer.isBold,
    isItalic: isItalic(name, style.get('font-style')) ?? outer.isItalic,
    // Decorations of an element also apply to descendants without any.
    isUnderlined: outer.isUnderlined || (lines?.includes('underline') ?? name === 'u'),
    isStruck: outer.isStruck || (lines?.includes('line-through') ?? STRUCK.has(name)),
    position: positionOf(name, style.get('vertical-align'), outer.position),
    isLink: outer.isLink || (name === 'a' && element.hasAttribute('href')),
  };
}

const STRUCK: ReadonlySet<string> = new Set(['s', 'del', 'strike']);

/** Returns undefined when the weight is inherited. Headings are bold without a mark. */
function isBold(name: string, weight: string | undefined): boolean | undefined {
  if (/^(?:h[1-6]|th)$/.test(name)) return undefined;
  if (weight === 'bold' || weight === 'bolder') return true;
  if (weight === 'normal' || weight === 'lighter') return false;
  if (weight !== undefined && /^\d+$/.test(weight)) return Number(weight) >= 600;
  return name === 'b' || name === 'strong' ? true : undefined;
}

function isItalic(name: string, style: string | undefined): boolean | undefined {
  if (style === 'normal') return false;
  if (style === 'italic' || style?.startsWith('oblique') === true) return true;
  return name === 'i' || name === 'em' ? true : undefined;
}

function positionOf(
  name: string,
  align: string | undefined,
  outer: TextStyle['position'],
): TextStyle['position'] {
  if (align === 'super') return 'sup';
  if (align === 'sub') return 'sub';
  if (align === 'baseline') return name === 'sub' || name === 'sup' ? undefined : outer;
  return name === 'sub' || name === 'sup' ? name : outer;
}

/** Reads a style attribute, because a policy can keep browsers from parsing it. */
function declarationsOf(style: string): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').map((declaration) => {
      const colon = declaration.indexOf(':');
      const value = declaration.slice(colon + 1).replace(/!important\s*$/i, '');
      return [declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
}

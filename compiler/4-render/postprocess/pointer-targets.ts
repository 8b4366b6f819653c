import { readAttributes } from './attributes.ts';
import { type HtmlTag, isHtmlSpace } from './scan-html.ts';

/** Finds out during a scan whether a page has what opens something and only a pointer reaches. */
export interface PointerTargets {
  /** `attributes` is the text of the opening tag after its name. */
  visit(tag: HtmlTag, attributes: string): void;
  hasAny(): boolean;
}

export function createPointerTargets(html: string): PointerTargets {
  let isFound = false;
  /** Ids of checkboxes and radio buttons, and those that labels are for: themes open menus with both, without a script. */
  const toggles = new Set<string>();
  const labels = new Set<string>();
  return {
    visit: (tag, attributes) => {
      const { name } = tag;
      if (name === 'a') isFound ||= isLinkWithoutUrl(html, tag, attributes);
      else if (name === 'label') addTo(labels, labelTarget(html, tag, attributes));
      else if (name === 'input') addTo(toggles, toggleId(html, tag, attributes));
      else if (!REACHED.has(name)) isFound ||= isPressed(html, tag, attributes);
    },
    hasAny: () => isFound || [...labels].some((id) => toggles.has(id)),
  };
}

function addTo(ids: Set<string>, id: string | undefined): void {
  if (id !== undefined) ids.add(id);
}

/** An `<a>` that is no link: with a class or content, because others are targets of links. */
function isLinkWithoutUrl(html: string, tag: HtmlTag, text: string): boolean {
  // Almost all are links.
  if (text.startsWith(' href=')) return false;
  const attributes = readAttributes(html, tag);
  if (['href', 'name', 'tabindex'].some((name) => attributes.has(name))) return false;
  return attributes.has('class') || !html.startsWith('</', afterSpaces(html, tag.end));
}

function afterSpaces(html: string, start: number): number {
  let at = start;
  while (isHtmlSpace(html.charCodeAt(at))) at += 1;
  return at;
}

function labelTarget(html: string, tag: HtmlTag, text: string): string | undefined {
  if (!text.includes('for')) return undefined;
  const attributes = readAttributes(html, tag);
  return attributes.has('tabindex') ? undefined : attributes.get('for')?.value;
}

function toggleId(html: string, tag: HtmlTag, text: string): string | undefined {
  if (!/checkbox|radio/i.test(text)) return undefined;
  return readAttributes(html, tag).get('id')?.value;
}

/** Elements that the keyboard reaches, or that do not open anything. */
const REACHED: ReadonlySet<string> = new Set(
  'button select textarea summary form body html script'.split(' '),
);

/** Tags without these texts have neither a handler, a menu, nor the role of a button. */
const PRESSES = /onclick|aria-haspopup|button/i;

function isPressed(html: string, tag: HtmlTag, text: string): boolean {
  if (!PRESSES.test(text)) return false;
  const attributes = readAttributes(html, tag);
  const isButton = attributes.get('role')?.value.toLowerCase() === 'button';
  return (
    !attributes.has('tabindex') && (isButton || attributes.has('onclick') || attributes.has('aria-haspopup'))
  );
}

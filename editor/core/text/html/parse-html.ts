import { DOMParser, type Node, type Schema } from 'prosemirror-model';
import { normalizeText } from './normalize-text.ts';

/** Parses HTML from the compiler or a browser into a text of the schema; drops unknown elements. */
export function parseHtml(schema: Schema, html: string, home?: Document): Node {
  return normalizeText(DOMParser.fromSchema(schema).parse(fragmentOf(html, home)));
}

/**
 * Parses HTML into detached nodes: nothing loads or runs. `home` is the document whose policy applies; the
 * dashboard's policy, unlike the page's, forbids `style` attributes.
 */
export function fragmentOf(html: string, home: Document = document): Element {
  const { DOMParser: Parser } = home.defaultView ?? window;
  return new Parser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}

import { DOMParser, type Node, type Schema } from 'prosemirror-model';
import { normaliseText } from './normalize-text.ts';

/** A text of the schema from HTML as the compiler or a browser has made it; what the schema does not know falls away. */
export function parseHtml(schema: Schema, html: string, home?: Document): Node {
  return normaliseText(DOMParser.fromSchema(schema).parse(fragmentOf(html, home)));
}

/**
 * HTML as nodes that are nowhere: nothing in it is loaded or run. `home` is the document whose policy holds for it: that of
 * the dashboard, unlike that of a page, has no `style` attributes.
 */
export function fragmentOf(html: string, home: Document = document): Element {
  const { DOMParser: Parser } = home.defaultView ?? window;
  return new Parser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}

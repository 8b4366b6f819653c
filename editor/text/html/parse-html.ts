import { DOMParser, type Node, type Schema } from 'prosemirror-model';
import { normaliseText } from './normalise-text.ts';

/** A text of the schema from HTML as the compiler or a browser has made it; what the schema does not know falls away. */
export function parseHtml(schema: Schema, html: string): Node {
  return normaliseText(DOMParser.fromSchema(schema).parse(fragmentOf(html)));
}

/** HTML as nodes that are nowhere: nothing in it is loaded or run. */
export function fragmentOf(html: string): Element {
  return new window.DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}

import { DOMSerializer, type Node } from 'prosemirror-model';
import { COLOR_PROPERTIES, colorStyle, styledColor } from '../colors/text-color.ts';
import { TIGHT } from '../schema/block-nodes.ts';

/**
 * Serializes the text as stored HTML: only the elements of the page, nothing of the canvas. `home` as in
 * `fragmentOf`.
 */
export function writeHtml(doc: Node, home: Document = document): string {
  const host = home.implementation.createHTMLDocument().body;
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  host.append(serializer.serializeFragment(doc.content, { document: host.ownerDocument }));
  for (const list of host.querySelectorAll(`[${TIGHT}]`)) {
    list.removeAttribute(TIGHT);
    for (const line of list.querySelectorAll(':scope > li > p')) line.replaceWith(...line.childNodes);
  }
  for (const span of host.querySelectorAll('span[style]')) span.setAttribute('style', colorsOf(span));
  return host.innerHTML;
}

/** Normalizes colors, which each browser serializes differently. */
function colorsOf(span: Element): string {
  return COLOR_PROPERTIES.flatMap((property) => {
    const color = styledColor(span, property);
    return color === undefined ? [] : [colorStyle(property, color)];
  }).join(';');
}

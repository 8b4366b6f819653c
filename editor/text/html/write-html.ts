import { DOMSerializer, type Node } from 'prosemirror-model';
import { TIGHT } from '../schema/block-nodes.ts';

/** The text as HTML, as it is stored: the elements that the page shows, and nothing of the canvas. */
export function writeHtml(doc: Node): string {
  const host = document.implementation.createHTMLDocument().body;
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  host.append(serializer.serializeFragment(doc.content, { document: host.ownerDocument }));
  for (const list of host.querySelectorAll(`[${TIGHT}]`)) {
    list.removeAttribute(TIGHT);
    for (const line of list.querySelectorAll(':scope > li > p')) line.replaceWith(...line.childNodes);
  }
  return host.innerHTML;
}

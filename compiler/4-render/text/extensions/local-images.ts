import type { MarkdownNode } from '../../ports/markdown-parser.ts';

/**
 * Resolves relative URLs of images: all images of a site are in `assets/`, so `cup.jpg`, `../assets/cup.jpg` and
 * `./assets/cup.jpg` are `/assets/cup.jpg`, wherever the text is.
 */
export function resolveImages(tree: MarkdownNode): void {
  const definitions: MarkdownNode[] = [];
  const names = new Set<string>();
  const pending: MarkdownNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'image') resolve(node);
    else if (node.type === 'definition') definitions.push(node);
    else if (node.type === 'imageReference') names.add(node.identifier ?? '');
    pending.push(...(node.children ?? []));
  }
  for (const definition of definitions) if (names.has(definition.identifier ?? '')) resolve(definition);
}

function resolve(node: MarkdownNode): void {
  if (node.url !== undefined) node.url = assetUrl(node.url);
}

function assetUrl(url: string): string {
  if (url === '' || /^[/#?\\]|^[^/?#]*[:\p{Cc}]/u.test(url)) return url;
  return `/assets/${url.replace(/^(?:\.{1,2}\/)+/, '').replace(/^assets\//, '')}`;
}

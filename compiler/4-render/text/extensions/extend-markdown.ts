import type { MarkdownNode } from '../../ports/markdown-parser.ts';
import type { TextSettings } from '../text-settings.ts';
import { markCallouts } from './callouts.ts';
import { listDefinitions } from './definition-lists.ts';
import { punctuate } from './smart-punctuation.ts';
import { showVideo } from './video-links.ts';

/**
 * Applies what Markdown has here beyond GFM to the tree of a text: callouts, definition lists, videos, punctuation. On the
 * tree, because both parsers give the same one.
 */
export function extendMarkdown(tree: MarkdownNode, settings: TextSettings): void {
  const pending: MarkdownNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'blockquote') markCallouts(node, settings.calloutTitles);
    if (CONTAINERS.has(node.type)) listDefinitions(node);
    if (node.type === 'paragraph') showVideo(node, settings.video);
    if (TEXT_BLOCKS.has(node.type) && settings.punctuation !== undefined)
      punctuate(node, settings.punctuation.quotes);
    else pending.push(...(node.children ?? []));
  }
}

const CONTAINERS: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

const TEXT_BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'definitionTerm',
  'definitionDescription',
]);

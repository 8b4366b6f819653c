import type { MarkdownNode, ParseMarkdown } from '../../4-render/ports/markdown-parser.ts';
import { createRemarkParser } from '../../4-render/text/parse-with-remark.ts';
import { withHighlighting } from './highlight-code.ts';
import { parsersDiffer } from './parsers-differ.ts';

/** satteri copies the paragraph for each of them. */
const MAX_ENTITIES = 500;

/** Opens the parser for builds, which colors code. */
export async function openMarkdownParser(): Promise<ParseMarkdown> {
  return withHighlighting(await openFastParser());
}

/**
 * Opens satteri, which gives what remark gives in a fiftieth of the time. remark parses the few texts that
 * satteri may read differently, and all texts where satteri has no native code, such as on a rare platform.
 */
async function openFastParser(): Promise<ParseMarkdown> {
  const parseRarely = createRemarkParser();
  const satteri = await loadSatteri();
  if (satteri === undefined) return parseRarely;
  return (markdown) => {
    const isRare = parsersDiffer(markdown) || markdown.split('&', MAX_ENTITIES + 1).length > MAX_ENTITIES;
    if (isRare) return parseRarely(markdown);
    // Items have documents instead of front matter.
    return satteri.markdownToMdast(markdown, { features: { frontmatter: false } }) as MarkdownNode;
  };
}

async function loadSatteri(): Promise<typeof import('satteri') | undefined> {
  try {
    return await import('satteri');
  } catch {
    return undefined;
  }
}

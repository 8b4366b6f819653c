import { contentHash } from '../content-hash.ts';
import { createMarkdownRenderer, type RenderMarkdown } from '../markdown.ts';
import { createMarkdownInspector, type TextFindings } from './inspect-markdown.ts';
import { createHtmlSanitizer } from './sanitize-html.ts';

/** What turns the texts of a site into HTML, and tells what is in them. */
export interface TextRenderers {
  readonly html: RenderMarkdown;
  sanitize(html: string): string;
  /** What a Markdown text has that nobody may have meant so. */
  inspect(markdown: string): TextFindings;
  /** Letters and digits that change with the text. */
  hash(text: string): string;
}

export function createTextRenderers(): TextRenderers {
  return {
    html: createMarkdownRenderer(),
    sanitize: createHtmlSanitizer(),
    inspect: createMarkdownInspector(),
    hash: contentHash,
  };
}

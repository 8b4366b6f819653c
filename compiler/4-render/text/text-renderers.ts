import { contentHash } from '../content-hash.ts';
import { createMarkdownRenderer, type RenderMarkdown } from '../markdown.ts';
import { createMarkdownInspector, type TextFindings } from './inspect-markdown.ts';
import { createHtmlSanitizer } from './sanitize-html.ts';

/** Converts texts of a site to HTML and inspects them. */
export interface TextRenderers {
  readonly html: RenderMarkdown;
  sanitize(html: string): string;
  /** Finds likely mistakes in a Markdown text. */
  inspect(markdown: string): TextFindings;
  /** Returns letters and digits that change with the text. */
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

import type { Node, Schema } from 'prosemirror-model';
import { normaliseText } from './html/normalise-text.ts';
import { parseHtml } from './html/parse-html.ts';
import { sameHtml } from './html/same-html.ts';
import { writeHtml } from './html/write-html.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';

/** A text as documents have it: Markdown, HTML, or a line without any form. */
export type TextValue = { readonly markdown: string } | { readonly html: string } | { readonly text: string };

/** HTML of a text as the page has it: the compiler's own, so that the canvas and the page cannot disagree. */
export type RenderText = (value: TextValue) => string;

/** The page that a text stands on. */
export interface TextPage {
  readonly render: RenderText;
  /** Its document; default: that of the program. */
  readonly home?: Document;
}

export interface OpenText {
  readonly doc: Node;
  /** False when something of it (a footnote, a drawing) cannot be edited here and would be lost. */
  readonly isWhole: boolean;
}

/** The text as something to be edited. */
export function readText(schema: Schema, value: TextValue, { render, home }: TextPage): OpenText {
  if ('text' in value) {
    const doc = schema.node('doc', null, value.text === '' ? [] : [schema.text(value.text)]);
    return { doc, isWhole: true };
  }
  const html = render(value);
  const doc = parseHtml(schema, html, home);
  return { doc, isWhole: sameHtml(html, writeHtml(doc, home), home) };
}

/**
 * What is stored. Markdown stays Markdown as long as it can say what the text says, which is found out by reading it
 * again; else it is HTML. `isSure: false` leaves that out, for every key while somebody types.
 */
export function storedText(
  doc: Node,
  {
    was,
    page: { render, home },
    isSure = true,
  }: { readonly was: TextValue; readonly page: TextPage; readonly isSure?: boolean },
): TextValue {
  if ('text' in was) return { text: doc.textContent };
  const text = normaliseText(doc);
  const markdown = 'markdown' in was ? writeMarkdown(text) : undefined;
  if (markdown === undefined) return { html: writeHtml(text, home) };
  if (!isSure) return { markdown };
  const html = writeHtml(text, home);
  return sameHtml(render({ markdown }), html, home) ? { markdown } : { html };
}

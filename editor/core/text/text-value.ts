import type { Node, Schema } from 'prosemirror-model';
import { sameHtml } from './html/html-equal.ts';
import { normaliseText } from './html/normalize-text.ts';
import { parseHtml } from './html/parse-html.ts';
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

/** A text, and what it was when it was opened. */
export interface Written {
  readonly was: TextValue;
  readonly page: TextPage;
  /** The text as it was opened, where it may become Markdown again. */
  readonly first?: Node;
  readonly isSure?: boolean;
}

/**
 * What is stored. Markdown stays Markdown as long as it can say what the text says, which is found out by reading it
 * again; else it is HTML. HTML stays HTML, unless it had to be HTML when it was opened (it had a colour) and has not any
 * more. `isSure: false` leaves finding out for later, for every key while somebody types.
 */
export function storedText(doc: Node, { was, page, first, isSure = true }: Written): TextValue {
  if ('text' in was) return { text: doc.textContent };
  const text = normaliseText(doc);
  const mayBeMarkdown = 'markdown' in was || (isSure && first !== undefined && mustBeHtml(first, page));
  const markdown = mayBeMarkdown ? (isSure ? sureMarkdown(text, page) : writeMarkdown(text)) : undefined;
  return markdown === undefined ? { html: writeHtml(text, page.home) } : { markdown };
}

function mustBeHtml(doc: Node, page: TextPage): boolean {
  return sureMarkdown(normaliseText(doc), page) === undefined;
}

/** Markdown that says all that the text says; undefined where none does. */
function sureMarkdown(text: Node, { render, home }: TextPage): string | undefined {
  const markdown = writeMarkdown(text);
  if (markdown === undefined) return undefined;
  return sameHtml(render({ markdown }), writeHtml(text, home), home) ? markdown : undefined;
}

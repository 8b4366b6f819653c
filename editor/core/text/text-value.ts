import type { Node, Schema } from 'prosemirror-model';
import { sameHtml } from './html/html-equal.ts';
import { normalizeText } from './html/normalize-text.ts';
import { parseHtml } from './html/parse-html.ts';
import { writeHtml } from './html/write-html.ts';
import { forcedMarkdown, writeMarkdown } from './markdown/write-markdown.ts';

/** A text as documents store it: Markdown, HTML, or a plain line. */
export type TextValue = { readonly markdown: string } | { readonly html: string } | { readonly text: string };

/** Renders a text with the compiler, so that the canvas and the page cannot differ. */
export type RenderText = (value: TextValue) => string;

/** The page that a text belongs to. */
export interface TextPage {
  readonly render: RenderText;
  /** Its DOM document; defaults to the dashboard's. */
  readonly home?: Document;
}

export interface OpenText {
  readonly doc: Node;
  /** False when part of it (a footnote, a drawing) cannot be edited here and would be lost. */
  readonly isWhole: boolean;
}

/** Parses the text for editing. */
export function readText(schema: Schema, value: TextValue, { render, home }: TextPage): OpenText {
  if ('text' in value) {
    const doc = schema.node('doc', null, value.text === '' ? [] : [schema.text(value.text)]);
    return { doc, isWhole: true };
  }
  const html = render(value);
  const doc = parseHtml(schema, html, home);
  return { doc, isWhole: sameHtml(html, writeHtml(doc, home), home) };
}

/** A text with the value it had when it was opened. */
export interface StoredTextOptions {
  readonly original: TextValue;
  readonly page: TextPage;
  /** The original text, when it can become Markdown again. */
  readonly first?: Node;
  readonly isSure?: boolean;
  /** The document can store Markdown only. */
  readonly isMarkdownOnly?: boolean;
}

/**
 * Returns the value to store. Markdown stays Markdown while it can express the text, which is verified by parsing it
 * again; otherwise it becomes HTML. HTML stays HTML, unless it only was HTML because of a color that is gone.
 * `isSure: false` skips the verification, for every key press.
 */
export function storedText(
  doc: Node,
  { original, page, first, isSure = true, isMarkdownOnly = false }: StoredTextOptions,
): TextValue {
  if ('text' in original) return { text: doc.textContent };
  const text = normalizeText(doc);
  if (isMarkdownOnly) return { markdown: forcedMarkdown(text) };
  const mayBeMarkdown = 'markdown' in original || (isSure && first !== undefined && mustBeHtml(first, page));
  const markdown = mayBeMarkdown ? (isSure ? verifiedMarkdown(text, page) : writeMarkdown(text)) : undefined;
  return markdown === undefined ? { html: writeHtml(text, page.home) } : { markdown };
}

function mustBeHtml(doc: Node, page: TextPage): boolean {
  return verifiedMarkdown(normalizeText(doc), page) === undefined;
}

/** Returns Markdown that expresses the whole text, or undefined. */
function verifiedMarkdown(text: Node, { render, home }: TextPage): string | undefined {
  const markdown = writeMarkdown(text);
  if (markdown === undefined) return undefined;
  return sameHtml(render({ markdown }), writeHtml(text, home), home) ? markdown : undefined;
}

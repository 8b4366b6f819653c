import { contentHash } from '../content-hash.ts';
import { createMarkdownReader, type MarkdownReading, type RenderMarkdown } from '../markdown.ts';
import type { ParseMarkdown, PrintMarkdown } from '../ports/markdown-parser.ts';
import { type CacheLimits, createTextCache } from './cache-texts.ts';
import type { TextFindings } from './inspect-markdown.ts';
import { isSanitized } from './is-sanitized.ts';
import { createHtmlSanitizer } from './sanitize-html.ts';
import { DEFAULT_TEXT_SETTINGS, type TextSettings } from './text-settings.ts';

/** Converts texts of a site to HTML and inspects them. Every text is parsed once, as long as it does not change. */
export interface TextRenderers {
  readonly html: RenderMarkdown;
  /** The same for the text editor, which writes Markdown again: see `TextSettings`. */
  readonly editableHtml: RenderMarkdown;
  sanitize(html: string): string;
  /** Finds likely mistakes in a Markdown text. With the prefix of `html`, the text is not parsed again. */
  inspect(markdown: string, prefix: string): TextFindings;
  /** Returns letters and digits that change with the text. */
  hash(text: string): string;
  /** Begins a version of the site, so that texts which it does not have need not be kept. */
  startUpdate(): void;
  /** Sets the language and the strings of this version. */
  use(settings: TextSettings): void;
}

export interface MarkdownPorts {
  readonly parse?: ParseMarkdown | undefined;
  readonly print?: PrintMarkdown | undefined;
}

export function createTextRenderers(
  { parse, print }: MarkdownPorts = {},
  limits?: CacheLimits,
): TextRenderers {
  const read = createMarkdownReader(parse, print);
  const sanitize = createHtmlSanitizer();
  const readings = createTextCache<MarkdownReading>(({ html }) => html.length, limits);
  const sanitized = createTextCache<string>((html) => html.length, limits);
  let settings = DEFAULT_TEXT_SETTINGS;
  let settingsKey = '';
  const readOnce = (markdown: string, prefix: string) => {
    const hasFootnotes = markdown.includes('[^');
    const key = hasFootnotes ? `${prefix}\n${markdown}` : markdown;
    return readings.get(settingsKey + key, () => read(markdown, prefix, settings));
  };
  return {
    html: (markdown, prefix) => readOnce(markdown, prefix).html,
    editableHtml: (markdown, prefix) =>
      read(markdown, prefix, { ...settings, punctuation: undefined, isEdited: true }).html,
    inspect: (markdown, prefix) => readOnce(markdown, prefix).findings,
    // Looking up a long text takes nearly as long as this check.
    sanitize: (html) => (isSanitized(html) ? html : sanitized.get(html, () => sanitize(html))),
    hash: rememberLast(contentHash),
    startUpdate: () => {
      readings.startUpdate();
      sanitized.startUpdate();
    },
    use: (next) => {
      if (next === settings) return;
      settings = next;
      settingsKey = contentHash(JSON.stringify(next));
    },
  };
}

/** The only long text is the style sheet, which rarely changes. */
function rememberLast(hash: (text: string) => string): (text: string) => string {
  let last: { readonly text: string; readonly hash: string } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, hash: hash(text) };
    return last.hash;
  };
}

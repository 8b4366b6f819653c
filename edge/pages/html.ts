/**
 * Template tag for HTML: the literal parts are markup, and all values are escaped unless they are `Html` themselves.
 *
 *     html`<p title="${title}">${name}</p>${rows.map((row) => html`<li>${row}</li>`)}`
 *
 * Attribute values must be in double quotes. `null`, `undefined` and booleans print nothing. Do not use values inside
 * `<script>` or `<style>`, and pass URLs through `safeUrl`.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += textOf(value) + (strings[index + 1] ?? '');
  return { [MARKUP]: markup };
}

/** A symbol, so that no JSON value can pass as markup. */
const MARKUP: unique symbol = Symbol('markup');

export interface Html {
  readonly [MARKUP]: string;
}

export type HtmlValue = Html | string | number | boolean | null | undefined | readonly HtmlValue[];

/** Wraps markup that the build rendered from Markdown, which is safe. Never use it for other text. */
export function builtMarkup(markup: string): Html {
  return { [MARKUP]: markup };
}

/** Returns the markup as text. */
export function markupOf(piece: Html): string {
  return piece[MARKUP];
}

/** Returns paths of the site and http(s) URLs; `#` for anything else. */
export function safeUrl(address: string): string {
  return /^(?:\/(?![/\\])|https?:\/\/|#|\?)/i.test(address) ? address : '#';
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function textOf(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (MARKUP in value) return value[MARKUP];
  return value.map(textOf).join('');
}

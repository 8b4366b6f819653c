/**
 * HTML that the Worker writes: what stands between the tags of the template is markup, every value is text and is
 * escaped. There is no way around it but another piece of `Html`, so that nothing of a visitor becomes markup.
 *
 *     html`<p title="${title}">${name}</p>${rows.map((row) => html`<li>${row}</li>`)}`
 *
 * Attribute values must stand in double quotes. Nothing, `null`, `undefined` and booleans print nothing. Values must
 * not stand inside `<script>` or `<style>`, where other rules hold; addresses are passed through `safeAddress` first.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += textOf(value) + (strings[index + 1] ?? '');
  return { [MARKUP]: markup };
}

/** A symbol and not a name: no JSON, however made, can pass itself off as markup. */
const MARKUP: unique symbol = Symbol('markup');

export interface Html {
  readonly [MARKUP]: string;
}

export type HtmlValue = Html | string | number | boolean | null | undefined | readonly HtmlValue[];

/** What the build has made of the owner's Markdown, which is safe by its making. Nothing else may come this way. */
export function builtMarkup(markup: string): Html {
  return { [MARKUP]: markup };
}

/** The finished text. */
export function markupOf(piece: Html): string {
  return piece[MARKUP];
}

/** An address that can be followed safely: a path of the site, or http(s); anything else leads nowhere. */
export function safeAddress(address: string): string {
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

/**
 * Marks the place of a block field in a rendered template: a comment, so that a page without its blocks is complete. Authors
 * cannot write it: HTML comments in texts are removed.
 */
export function blockFieldMark(id: string): string {
  return `<!--block-field ${id}-->`;
}

/** Replaces every mark by what `html` returns for its id. */
export function replaceBlockFields(text: string, html: (id: string) => string): string {
  // Most themes have none.
  return text.includes('<!--block-field ') ? text.replace(MARK, (_, id: string) => html(id)) : text;
}

const MARK = /<!--block-field ([^<>]*?)-->/g;

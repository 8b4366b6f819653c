/** Thrown when part of a text has no Markdown form. */
export class NotMarkdown extends Error {
  override readonly name = 'NotMarkdown';
}

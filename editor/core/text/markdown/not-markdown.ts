/** There is no Markdown for a piece of a text. */
export class NotMarkdown extends Error {
  override readonly name = 'NotMarkdown';
}

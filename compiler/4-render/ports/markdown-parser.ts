/** Parses Markdown with tables, strikethrough, task lists, footnotes and bare URLs. Front matter is text. Throws for no text. */
export type ParseMarkdown = (markdown: string) => MarkdownNode;

/** A node of mdast, with the fields that are used here. The root is one, too. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  url?: string;
  readonly identifier?: string;
  children?: MarkdownNode[];
  /** Of a bare URL, remark may not know it. */
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

interface Point {
  /** In UTF-16 units. */
  readonly offset?: number | undefined;
}

/** Parses Markdown with tables, strikethrough, task lists, footnotes and bare URLs. Front matter is text. Throws for no text. */
export type ParseMarkdown = (markdown: string) => MarkdownNode;

/** Prints a tree as the libraries do, in less time. Undefined for a tree that is left to them. */
export type PrintMarkdown = (tree: MarkdownNode) => string | undefined;

/** A node of mdast, with the fields that are used here. The root is one, too. */
export interface MarkdownNode {
  readonly type: string;
  value?: string;
  url?: string;
  readonly identifier?: string;
  /** Of code: the word after the fence. */
  readonly lang?: string | null;
  /** Of a heading: 1 to 6. */
  readonly depth?: number;
  /** Of a list, with the number of its first item. */
  readonly ordered?: boolean | null;
  readonly start?: number | null;
  /** Of a list or its item: whether there are empty lines in it. */
  readonly spread?: boolean | null;
  /** Of an item of a task list. */
  readonly checked?: boolean | null;
  /** Of a table, by column. */
  readonly align?: readonly (string | null)[] | null;
  /** Of a link or image. */
  readonly title?: string | null;
  children?: MarkdownNode[];
  /** How the node becomes HTML, where it is not the usual element (mdast-util-to-hast). */
  data?: MarkdownData;
  /** Of a bare URL, remark may not know it. */
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

export interface MarkdownData {
  readonly hName?: string;
  readonly hProperties?: Readonly<Record<string, unknown>>;
  readonly hChildren?: readonly HtmlNode[];
}

/** A node of hast, with the fields that are used here. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly HtmlNode[];
}

interface Point {
  /** In UTF-16 units. */
  readonly offset?: number | undefined;
}

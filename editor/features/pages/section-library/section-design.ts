import type { Section } from '../../../../compiler/model/index.ts';

/** A designed section of the library, with sample content. */
export interface SectionDesign {
  readonly id: string;
  readonly name: string;
  readonly height?: NonNullable<Section['height']>;
  /** Shows an image of the site behind its blocks. */
  readonly hasBackground?: true;
  /** In reading order: on phones they are below each other. */
  readonly blocks: readonly DesignBlock[];
}

/** A block of a design. Columns (24) and rows start at 1. */
export interface DesignBlock {
  readonly content: DesignContent;
  readonly col: number;
  readonly span: number;
  readonly row: number;
  readonly rows?: number;
}

/** Where a button leads, if the site has it: its store, or the page with this URL. */
export type ButtonTarget = 'store' | 'about' | 'contact';

/** What a block shows: sample texts, or content of the site. */
export type DesignContent =
  | { readonly kind: 'text'; readonly value: { readonly markdown: string } | { readonly html: string } }
  | {
      readonly kind: 'button';
      readonly label: string;
      readonly to: ButtonTarget | undefined;
      readonly alignment: 'center' | 'right' | undefined;
    }
  | { readonly kind: 'quote'; readonly value: { readonly quote: string; readonly source: string } }
  /** The next image of the site. */
  | { readonly kind: 'image' }
  /** The next images of the site. */
  | { readonly kind: 'gallery'; readonly count: number; readonly options: Readonly<Record<string, unknown>> }
  /** A product of the site. */
  | { readonly kind: 'product' }
  /** The newest products, or the newest posts. */
  | { readonly kind: 'summary'; readonly of: 'products' | 'content'; readonly limit: number }
  /** A form of the site. One is created if there is none. */
  | { readonly kind: 'form' }
  | { readonly kind: 'newsletter'; readonly title: string; readonly description: string };

/** Columns and rows of a block: `[first column, number of columns, row, number of rows]`. */
type Position = readonly [col: number, span: number, row: number, rows?: number];

function at([col, span, row, rows]: Position, content: DesignContent): DesignBlock {
  return { content, col, span, row, ...(rows !== undefined && { rows }) };
}

export const text = (position: Position, markdown: string) =>
  at(position, { kind: 'text', value: { markdown } });
/** Markdown has no alignment. */
export const centeredText = (position: Position, tag: 'h1' | 'h2' | 'p', words: string) =>
  at(position, { kind: 'text', value: { html: `<${tag} class="align-center">${words}</${tag}>` } });
/** Without a target, the owner chooses where it leads. */
export const button = (
  position: Position,
  label: string,
  to?: ButtonTarget,
  alignment?: 'center' | 'right',
) => at(position, { kind: 'button', label, to, alignment });
export const quote = (position: Position, words: string, source: string) =>
  at(position, { kind: 'quote', value: { quote: words, source } });
export const image = (position: Position) => at(position, { kind: 'image' });
export const gallery = (position: Position, count: number, options: Readonly<Record<string, unknown>>) =>
  at(position, { kind: 'gallery', count, options });
export const product = (position: Position) => at(position, { kind: 'product' });
export const summary = (position: Position, of: 'products' | 'content', limit: number) =>
  at(position, { kind: 'summary', of, limit });
export const form = (position: Position) => at(position, { kind: 'form' });
export const newsletter = (position: Position, title: string, description: string) =>
  at(position, { kind: 'newsletter', title, description });

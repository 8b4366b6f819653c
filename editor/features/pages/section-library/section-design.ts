import type { Section } from '../../../../compiler/model/index.ts';
import type { BlockKind } from '../model/block-kinds.ts';

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

/** What a block shows: sample texts, or content of the site. */
export type DesignContent =
  | { readonly kind: 'text'; readonly value: { readonly markdown: string } }
  | { readonly kind: 'button'; readonly value: { readonly label: string; readonly href: string } }
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

export type DesignKind = DesignContent['kind'] & BlockKind;

/** Columns and rows of a block: `[first column, number of columns, row, number of rows]`. */
type Place = readonly [col: number, span: number, row: number, rows?: number];

function at([col, span, row, rows]: Place, content: DesignContent): DesignBlock {
  return { content, col, span, row, ...(rows !== undefined && { rows }) };
}

export const text = (place: Place, markdown: string) => at(place, { kind: 'text', value: { markdown } });
export const button = (place: Place, label: string, href = '/') =>
  at(place, { kind: 'button', value: { label, href } });
export const quote = (place: Place, words: string, source: string) =>
  at(place, { kind: 'quote', value: { quote: words, source } });
export const image = (place: Place) => at(place, { kind: 'image' });
export const gallery = (place: Place, count: number, options: Readonly<Record<string, unknown>>) =>
  at(place, { kind: 'gallery', count, options });
export const product = (place: Place) => at(place, { kind: 'product' });
export const summary = (place: Place, of: 'products' | 'content', limit: number) =>
  at(place, { kind: 'summary', of, limit });
export const form = (place: Place) => at(place, { kind: 'form' });
export const newsletter = (place: Place, title: string, description: string) =>
  at(place, { kind: 'newsletter', title, description });

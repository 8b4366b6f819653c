import { blockTypeName } from '../../formatters/vocabulary/content/block-type.ts';
import type { Block } from './documents/layout.ts';
import { valueAt } from './operations/apply-operations.ts';
import type { DocKey } from './operations/document-type.ts';
import { htmlToPlainText, markdownToPlainText } from './plain-text.ts';

/** Returns a document by key, or undefined. */
export type Find = (key: DocKey) => unknown;

/**
 * Returns the name of a block for messages: its kind and identifying text: `text "Made slowly, by hand"`, `image "cup.jpg"`. The
 * kind alone when there is no text.
 */
export function blockTitle({ kind, value }: Pick<Block, 'kind' | 'value'>, find: Find): string {
  const name = blockTypeName(kind);
  const word = name === undefined ? 'block' : (WORDS[name] ?? name.replaceAll('-', ' '));
  const text = blockText(value, find).replace(/\s+/g, ' ').trim();
  return text === '' ? word : `${word} "${shortened(text)}"`;
}

/** Kinds whose dashboard name differs from the format's. */
const WORDS: Readonly<Record<string, string>> = {
  'socialaccountlinks-v2': 'social links',
  horizontalrule: 'line',
  html: 'text',
  'summary-v2': 'summary',
  tagcloud: 'tag cloud',
};

/** Returns the text that identifies a block: its own, or that of the document that it shows. */
export function blockText(value: unknown, find: Find): string {
  const text = (name: string) => textAt(value, name);
  const shown = (type: ShownType, name: string) => {
    const id = text(`${type}Id`);
    return id === '' ? '' : textAt(find(`${type}:${id}`), name);
  };
  return (
    markdownToPlainText(text('markdown')) ||
    htmlToPlainText(text('html')) ||
    text('label') ||
    text('quote') ||
    text('title') ||
    text('altText') ||
    shown('asset', 'altText') ||
    text('caption') ||
    shown('asset', 'filename') ||
    shown('item', 'title') ||
    shown('collection', 'title') ||
    shown('form', 'name')
  );
}

/** Document types that blocks refer to. */
type ShownType = 'asset' | 'item' | 'collection' | 'form';

function textAt(body: unknown, name: string): string {
  const found = valueAt(body, [name]);
  return typeof found === 'string' ? found : '';
}

const MAX_LENGTH = 48;

/** Maximum characters of a title. */
export function shortened(text: string): string {
  // Never splits a surrogate pair.
  const start = [...text.slice(0, 2 * (MAX_LENGTH + 1))];
  return start.length > MAX_LENGTH ? `${start.slice(0, MAX_LENGTH).join('').trimEnd()}…` : text;
}

import { blockTypeName } from '../../formatters/vocabulary/content/block-type.ts';
import type { Block } from './documents/layout.ts';
import { valueAt } from './operations/apply-operations.ts';
import type { DocKey } from './operations/operation.ts';
import { htmlToPlainText, markdownToPlainText } from './plain-text.ts';

/** A document by its key; undefined when there is none. */
export type Find = (key: DocKey) => unknown;

/**
 * What a block is called in a sentence: its kind, and the words by which a person knows it: `text "Made slowly, by hand"`,
 * `picture "cup.jpg"`. The kind alone where it has none.
 */
export function blockTitle({ kind, value }: Pick<Block, 'kind' | 'value'>, find: Find): string {
  const name = blockTypeName(kind);
  const word = name === undefined ? 'block' : (WORDS[name] ?? name.replaceAll('-', ' '));
  const text = blockText(value, find).replace(/\s+/g, ' ').trim();
  return text === '' ? word : `${word} "${shortened(text)}"`;
}

/** What the dashboard calls otherwise than the format does. */
const WORDS: Readonly<Record<string, string>> = { html: 'text', 'summary-v2': 'summary' };

/** The words by which a person knows a block: its own, or those of the document that it shows. */
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

/** Types of documents that a block shows one of. */
type ShownType = 'asset' | 'item' | 'collection' | 'form';

function textAt(body: unknown, name: string): string {
  const found = valueAt(body, [name]);
  return typeof found === 'string' ? found : '';
}

const MAX_LENGTH = 48;

/** Words of a name: the beginning of long ones. */
export function shortened(text: string): string {
  // Whole characters: the half of one would be none.
  const start = [...text.slice(0, 2 * (MAX_LENGTH + 1))];
  return start.length > MAX_LENGTH ? `${start.slice(0, MAX_LENGTH).join('').trimEnd()}…` : text;
}

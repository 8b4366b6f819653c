import { escapeAttribute } from '../../../formatters/index.ts';

/** An element with a text; nothing without a text. `attributes` are written as they are. */
export function element(name: string, text: string, attributes = ''): string {
  return text === '' ? '' : `<${name}${attributes}>${xml(text)}</${name}>`;
}

/** XML does not allow most control characters nor halves of a surrogate pair, not even escaped. */
export function xml(text: string): string {
  return escapeAttribute(text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu, ''));
}

/** Without lines that are empty. */
export function lines(all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}

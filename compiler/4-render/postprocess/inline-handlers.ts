import type { Theme, ThemeTemplate } from '../../model/theme.ts';
import { readAttributes } from './attributes.ts';

/**
 * `onclick="toggle()"`: an attribute with code, in double or single quotes. Themes for older phones also write `onclick` without
 * a value, which makes an element react to touch.
 */
const HANDLER = /\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')|\son(?:click|touch[a-z]+)(?=[\s/>])(?!\s*=)/gi;

/**
 * Creates the function that returns the event handlers on a page which the theme's templates contain word for word. Their hashes
 * let them run. A handler in a text, or one that a template composes, is none of them and stays blocked.
 */
export function createInlineHandlers(theme: Theme): (html: string) => readonly string[] {
  const written = [...new Set(templatesOf(theme).flatMap(({ text }) => handlersIn(text)))];
  if (written.length === 0) return () => [];
  return (html) => {
    const present = new Set(handlersIn(html));
    return written.filter((handler) => present.has(handler)).map(decoded);
  };
}

function templatesOf({ layouts, pages, collections, partials }: Theme): readonly ThemeTemplate[] {
  return [
    ...Object.values(layouts),
    ...Object.values(pages),
    ...Object.values(collections).flatMap(({ list, item }) => [list, item]),
    ...Object.values(partials),
  ].filter((template) => template !== undefined);
}

/** The values as written, with entities. */
function handlersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(HANDLER), ([, double, single = '']) => double ?? single);
}

/** The code that browsers run. */
function decoded(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  const html = `<a x=${quote}${value}${quote}>`;
  const tag = { name: 'a', start: 0, end: html.length, isClosing: false, contentEnd: html.length };
  return readAttributes(html, tag).get('x')?.value ?? '';
}

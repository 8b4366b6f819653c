import { expect, it } from 'vitest';
import { createMarkdownRenderer } from '../../../../../compiler/4-render/markdown.ts';
import { madeLinks } from './made-links.ts';

const html = (markdown: string) => createMarkdownRenderer()(markdown, 'x');

it.each([
  ['See www.a.example/b?c=1&d=2. www.a.example/b?c=1&d=2', ['https://www.a.example/b?c=1&d=2']],
  ['www.known.example and www.new.example', ['https://www.new.example']],
  ['[www.a.example](http://www.a.example) https://www.a.example [a](https://www.a.example)', []],
  ['www.known.example', []],
])('what was made of %j is told once, and of what is new only', (markdown, made) => {
  expect(madeLinks(html('www.known.example'), html(markdown))).toEqual(made);
});

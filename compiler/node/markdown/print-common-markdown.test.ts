import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMarkdownReader } from '../../4-render/markdown.ts';
import { openMarkdownParser } from './open-markdown-parser.ts';
import { printCommonMarkdown } from './print-common-markdown.ts';

// Examples of all of Markdown are in `parsers-agree.test.ts`.
const PIECES: readonly string[] = [
  ...['a', ' b', 'ü & <', ' "c"', '\n', '\n\n', '\n\n# ', '\n\n## A\n\n', '\n\n---\n\n', '\n\n> ', '\n> > '],
  ...['\n- ', '\n  - ', '\n\n- ', '\n1. ', '\n3) ', '\n\n   ', '*d*', '**e**', '~~f~~', '`g & <`', '`g\nh`'],
  ...['[i](/j?k=l#m)', '[n](o "p")', '[q](javascript:r)', '[s](<t u>)', 'https://v.example', '&amp;'],
  ...['\n\n| w |\n| :-: |\n| x |', '\n| y | z |', '  \n', ' \n ', '\n- [x] ', '<b>', '[^1]', '\n\n[^1]: a'],
];

it('prints common texts as the libraries print them', async () => {
  const parse = await openMarkdownParser();
  const withLibraries = createMarkdownReader(parse);
  let printed = 0;
  const withPrinter = createMarkdownReader(parse, (tree) => {
    const html = printCommonMarkdown(tree);
    if (html !== undefined) printed += 1;
    return html;
  });
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join(''));
  const expectSame = (markdown: string) => {
    expect(withPrinter(markdown, 'x'), JSON.stringify(markdown)).toEqual(withLibraries(markdown, 'x'));
  };
  fc.assert(fc.property(text, expectSame), { seed: 23, numRuns: 400 });
  expect(printed).toBeGreaterThan(150);
});

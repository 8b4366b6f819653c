import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKDOWN_EXAMPLES } from '../../../fixtures/markdown/examples.ts';
import { MARKDOWN_PIECES } from '../../../fixtures/markdown/pieces.ts';
import { createMarkdownReader, type MarkdownReading } from '../../4-render/markdown.ts';
import { quotesOf } from '../../4-render/text/extensions/smart-punctuation.ts';
import type { Found, TextFindings } from '../../4-render/text/inspect-markdown.ts';
import { createRemarkParser } from '../../4-render/text/parse-with-remark.ts';
import { DEFAULT_TEXT_SETTINGS, type TextSettings } from '../../4-render/text/text-settings.ts';
import { createDiskFiles } from '../disk-files.ts';
import { withHighlighting } from './highlight-code.ts';
import { openMarkdownParser } from './open-markdown-parser.ts';
import { parsersDiffer } from './parsers-differ.ts';
import { printCommonMarkdown } from './print-common-markdown.ts';

// The canvas shows code without colors.
const onCanvas = createMarkdownReader(withHighlighting(createRemarkParser()));
const published = createMarkdownReader(await openMarkdownParser(), printCommonMarkdown);

const SETTINGS: TextSettings = {
  ...DEFAULT_TEXT_SETTINGS,
  punctuation: { quotes: quotesOf('en') },
};

describe('a published page shows what the canvas shows', () => {
  it.each(Object.entries(MARKDOWN_EXAMPLES))('in examples of %s', (_section, texts) => {
    for (const text of texts) expectSame(text);
  });

  it.each(['olaria', 'harbour', 'starter'])(
    'in the texts of the site %s, which remark need not parse',
    (site) => {
      const folder = createDiskFiles(`fixtures/sites/${site}`, '.');
      const texts = folder
        .list()
        .filter(({ path }) => path.endsWith('.md'))
        .map(({ path }) => folder.readText(path) ?? '');
      expect(texts).not.toHaveLength(0);
      for (const text of texts) expectSame(text);
      expect(texts.filter(parsersDiffer)).toEqual([]);
    },
  );

  it.each(Object.entries(MARKDOWN_PIECES))('in texts made of %s', (_what, pieces) => {
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, expectSame), { seed: 20, numRuns: 400 });
  });

  it('in texts made of arbitrary characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectSame), { seed: 21, numRuns: 200 });
  });
});

describe('the locations of findings', () => {
  it.each([
    ['äöü ', '[a](/b)'],
    ['🍵 ☕ 🇵🇹 ', '[a](/b)'],
    ['한국어\n\n> - ü ', '![a](/b.jpg)'],
    ['🍵\r\n\r\n', '<b>'],
    ['„🍵“ ', 'www.kiln.example'],
    ['# ß\n\n| ü | ö |\n| --- | --- |\n| 🍵 | ', '[ä](/ö)'],
  ])('count UTF-16 units: %j before %s', (before, found) => {
    const { html, links, images } = published(`${before}${found} ü`, 'x').findings;
    const [{ start, end } = { start: 0, end: 0 }] = [...html, ...links, ...images];
    expect({ start, end }).toEqual({ start: before.length, end: before.length + found.length });
  });
});

function expectSame(text: string): void {
  const expected = readOnCanvas(text);
  if (expected === undefined) return;
  const actual = published(text, 'x', SETTINGS);
  expect(actual.html, JSON.stringify(text)).toBe(expected.html);
  expect(foundIn(actual, expected), JSON.stringify(text)).toEqual(foundIn(expected, expected));
}

/** Undefined where an assertion fails that only the development build of remark has, which Vitest loads. */
function readOnCanvas(text: string): MarkdownReading | undefined {
  try {
    return onCanvas(text, 'x', SETTINGS);
  } catch (error) {
    if (error instanceof Error && error.name === 'Assertion') return undefined;
    throw error;
  }
}

/** What is found, without the places of bare URLs, which remark does not always know. */
function foundIn({ findings }: MarkdownReading, { findings: byRemark }: MarkdownReading) {
  const placed = listOf(byRemark).filter(({ end }) => end > 0);
  const isPlaced = (found: Found) =>
    placed.some(({ text, start }) => text === found.text && start === found.start);
  return {
    links: findings.links.map(textOf).sort(),
    images: findings.images.map(textOf).sort(),
    html: findings.html.map(textOf).sort(),
    placed: listOf(findings).filter(isPlaced),
  };
}

function listOf({ html, links, images }: TextFindings): readonly Found[] {
  return [...html, ...links, ...images].sort(
    (one, other) => one.start - other.start || (one.text < other.text ? -1 : 1),
  );
}

function textOf({ text }: Found): string {
  return text;
}

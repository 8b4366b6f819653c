import fc from 'fast-check';
import { Tokenizer, TokenizerMode } from 'parse5';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { readAttributes } from './attributes.ts';
import { scanHtml } from './scan-html.ts';

interface Seen {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isClosing: boolean;
  readonly attributes: readonly (readonly [string, string])[];
}

function scanned(html: string): readonly Seen[] {
  const seen: Seen[] = [];
  scanHtml(html, (tag) => {
    const { name, start, end, isClosing } = tag;
    const attributes = isClosing
      ? []
      : [...readAttributes(html, tag)].map(([key, { value }]) => [key, value] as const);
    seen.push({ name, start, end, isClosing, attributes });
  });
  return seen;
}

const MODES: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/** Returns the same result from a tokenizer that follows the HTML standard. */
function tokenized(html: string): readonly Seen[] {
  const seen: Seen[] = [];
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: ({ tagName, attrs, location }) => {
        const attributes = attrs.map(({ name, value }) => [name, value] as const);
        const { startOffset: start = -1, endOffset: end = -1 } = location ?? {};
        seen.push({ name: tagName, start, end, isClosing: false, attributes });
        tokenizer.lastStartTagName = tagName;
        const mode = MODES[tagName];
        if (mode !== undefined) tokenizer.state = mode;
      },
      onEndTag: ({ tagName, location }) => {
        const { startOffset: start = -1, endOffset: end = -1 } = location ?? {};
        seen.push({ name: tagName, start, end, isClosing: true, attributes: [] });
      },
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  );
  tokenizer.write(html, true);
  return seen;
}

const PIECES = [
  '<p>',
  '</p>',
  '<',
  '>',
  '</',
  '<!',
  '<!--',
  '-->',
  '--!>',
  '<!-->',
  '<!--->',
  '-',
  '!',
  '?',
  '/',
  '/>',
  '<?x>',
  '</>',
  '</ x>',
  '<!doctype html>',
  '<script',
  '<script>',
  '</script>',
  '</script x',
  '</SCRIPT ',
  '<style>',
  '</style>',
  '<title>',
  '</title>',
  '<textarea>',
  '</textarea>',
  '</text',
  '<img src=',
  '<a href="/x?a=1&amp;b=2" ',
  "class='b c'",
  ' =x',
  'x = "y" ',
  '"',
  "'",
  '=',
  ' ',
  '\n',
  'data-x',
  'text',
  '&lt;',
  '&#x27;',
  'é😀',
];

describe('the scan of a page', () => {
  it.each([
    '<p a="1>2" b=\'>\' c=> d=x/>y</p>',
    '<script>if (a < b) "</p>"<!-- <script> </script> --></script><p>',
    '<script><!--></script><b>',
    '<script><!-- <script> --></script><i>',
    '<script><!--<!--><script></script><i>',
    '<script><!--<script><!--></script><i>',
    '<title><p></title ><!-- <p> --><p><!---><b><!x><i></x',
    '<textarea></textareax></textarea><IMG SRC=a>',
    '<a b=1 B=2 c>',
  ])('sees the tags of %s', (html) => {
    expect(scanned(html)).toEqual(tokenized(html));
  });

  it('finds the same tags as a standard tokenizer', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }), (pieces) => {
        const html = pieces.join('');
        expect(scanned(html)).toEqual(tokenized(html));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });
});

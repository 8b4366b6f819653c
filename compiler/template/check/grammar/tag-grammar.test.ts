import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import { DIALECTS, type DialectName, formatters, predicates } from '../../../../formatters/index.ts';
import { parseTag } from '../../parse.ts';
import { createTagGrammar } from './tag-grammar.ts';

const grammar = createTagGrammar();

/** The grammar ignores names: every name counts as known. */
function acceptAll<T>(known: ReadonlyMap<string, T>, any: T): ReadonlyMap<string, T> {
  return Object.assign(new Map(known), { get: () => any });
}

const anyFormatter = formatters.get('html');
const anyPredicate = { name: 'any?', prepare: () => () => false };

function engineAccepts(inner: string, dialect: DialectName): boolean {
  if (anyFormatter === undefined) throw new Error('the formatter html is gone');
  const context = {
    dialect: DIALECTS[dialect],
    formatters: acceptAll(formatters, anyFormatter),
    predicates: acceptAll(predicates, anyPredicate),
    report: () => {},
  };
  const text = `{${inner}}`;
  return parseTag({ text, at: 1, end: text.length - 1 }, context) !== undefined;
}

/** Fragments of tags, so that random sequences of them are often almost tags. */
const pieces = fc.constantFrom(
  ...[
    '.section',
    '.repeated section',
    '.repeated',
    'section',
    '.alternates with',
    '.or',
    '.if',
    '.end',
    '.var',
  ],
  ...['.ctx', '.eval', '.include', '.inject', '.macro', '.space', '.tab', '.newline', '.meta-left', '.eof'],
  ...[
    'a',
    'b-c',
    'item',
    '@x',
    '@',
    '@index',
    '$k',
    '$',
    '0',
    '12',
    '1bar',
    '.',
    '..',
    ',',
    '|',
    '||',
    '&&',
    '&',
  ],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    ' \t',
    '\t ',
    '=',
    'k=v',
    'k=@.1',
    'equal?',
    '?',
    'html',
    '|html',
    '|date %Y',
    '#',
    '-',
  ],
  ...['_', '/', ':', '"', 'é', '\u00a0'],
);

const almostTags = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));

describe("the grammar of tags and the engine's own scanner accept the same texts", () => {
  for (const dialect of ['platform', 'browser'] as const) {
    test(`in the ${dialect} dialect`, () => {
      const texts = fc.oneof(
        almostTags,
        fc.string().map((text) => text.replace(/[{}]/g, '')),
      );
      fc.assert(
        fc.property(
          texts,
          (inner) => (grammar(inner, dialect) === undefined) === engineAccepts(inner, dialect),
        ),
        // A fixed seed makes runs reproducible; the fuzzer finds new cases.
        {
          numRuns: propertyRuns(4000),
          seed: 20_261_121,
          examples: [['.if   \t'], ['.if\t'], ['.var  @x\ta']],
        },
      );
    });
  }
});

describe('a malformed tag gives one error, at the first unexpected position', () => {
  test.each([
    ['a|', 2, 'a name'],
    ['a||b', 1, 'the end of the tag'],
    [' a', 0, 'a name'],
    ['a ', 1, 'the end of the tag'],
    ['a,', 2, 'a name'],
    ['.section', 8, 'white space'],
    ['.section  ', 10, 'a name'],
    ['.section a b', 10, 'the end of the tag'],
    ['.sectoin a', 1, 'an instruction or a predicate'],
    ['.if a &&', 8, 'a name'],
    ['.var x a', 5, '`@`'],
    ['.ctx @x a', 8, 'a binding such as `key=name`'],
    ['.repeated a', 10, '`section`'],
  ])('%j', (inner, start, expected) => {
    expect(grammar(inner, 'platform')).toMatchObject({ start, expected });
  });

  test('`.var` accepts more than one space only in the platform dialect', () => {
    expect(grammar('.var  @x a', 'platform')).toBeUndefined();
    expect(grammar('.var  @x a', 'browser')).toMatchObject({ start: 4, end: 6, expected: 'one blank' });
  });
});

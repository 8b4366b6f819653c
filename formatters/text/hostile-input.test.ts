import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFormatters } from '../content/content-formatters.ts';
import type { Formatter, Path, Scope, Value } from '../contract.ts';
import { dataFormatters } from '../data/data-formatters.ts';
import { DIALECTS } from '../dialect.ts';
import { allPredicates } from '../predicates/all-predicates.ts';
import { socialFormatters } from '../social/social-formatters.ts';
import { frameMember, isJsonType, memberAt } from '../values/member.ts';
import { print } from '../values/print.ts';
import { textFormatters } from './text-formatters.ts';

const FORMATTERS = [...textFormatters, ...dataFormatters, ...contentFormatters, ...socialFormatters];

/** Language reference 9.3, 17.4 and 18.3: these throw for some data. */
const MAY_THROW = ['encode-uri', 'encode-uri-component', 'url-encode', 'google-calendar-url', 'same-day?'];

/** Names that formatters and predicates read, so that random data contains some of them. */
const NAMES = [
  ...[
    'id',
    'title',
    'body',
    'assetUrl',
    'originalSize',
    'mediaFocalPoint',
    'x',
    'items',
    'coverImage',
    'colorData',
  ],
  ...[
    'systemDataVariants',
    'categories',
    'tags',
    'author',
    'displayName',
    'recordType',
    'structuredContent',
    'oembed',
  ],
  ...[
    'html',
    'overlay',
    'hue',
    'saturation',
    'lightness',
    'alpha',
    'fullUrl',
    'publicCommentCount',
    'websiteSettings',
  ],
  ...[
    'location',
    'addressLine1',
    'collection',
    'options',
    '__proto__',
    'constructor',
    'toString',
    'length',
    '0',
  ],
];

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('<', '>', '"', '&', '/', 'x', '1', '-', '{', '}', '\n', '@', '#') }),
);

const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double(),
    fc.constantFrom<Value>(null, true, false, undefined, 0, 1, 11, '1500x1000', '100w,300w'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), tie('value'), { maxKeys: 6 }),
  ),
}));

const anyArgs = fc.array(fc.oneof(fc.constantFrom(...NAMES), fc.integer().map(String), text), {
  maxLength: 3,
});

describe.each(FORMATTERS.map((formatter) => [formatter.name, formatter] as const))(
  '%s',
  (name, formatter) => {
    it('returns a language value for any data and arguments', () => {
      fc.assert(
        fc.property(anyValue, anyArgs, fc.constantFrom('platform', 'browser'), (value, args, dialect) => {
          const result = attempt(name, () =>
            formatter.prepare(args, DIALECTS[dialect])(value, scopeOver(value), []),
          );
          expect(result === undefined || isJsonType(result)).toBe(true);
        }),
      );
    });

    it('is safe in the contexts that it declares', () => {
      const { safeIn = [] } = formatter;
      fc.assert(
        fc.property(anyValue, (value) => {
          const printed = attempt(name, () => printedBy(formatter, value)) ?? '';
          if (safeIn.includes('text')) expect(printed).not.toContain('<');
          if (safeIn.includes('attribute')) expect(printed).not.toContain('"');
          if (safeIn.includes('url')) expect(printed).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
          if (safeIn.includes('script')) expect(printed).not.toContain('</');
        }),
      );
    });

    it('is fast for long runs of one character', () => {
      const format = formatter.prepare([], DIALECTS.platform);
      for (const character of [
        '<',
        '>',
        '{',
        '@',
        ' @',
        '#',
        'http://',
        '!',
        ' ',
        "'",
        '"',
        'x',
        '\n',
        '-',
        '9',
        ',w',
      ]) {
        const long = character.repeat(50_000);
        for (const value of [long, { title: long, body: long, html: long, systemDataVariants: long }]) {
          attempt(name, () => format(value, scopeOver(value), []));
        }
      }
    });
  },
);

describe.each(allPredicates.map((predicate) => [predicate.name, predicate] as const))(
  '%s',
  (name, predicate) => {
    it('returns a boolean for any data and arguments', () => {
      fc.assert(
        fc.property(anyValue, anyArgs, (value, args) => {
          const result = attempt(name, () => predicate.prepare(args, DIALECTS.platform)(scopeOver(value)));
          expect(['boolean', 'undefined']).toContain(typeof result);
        }),
      );
    });
  },
);

function printedBy(formatter: Formatter, value: Value): string {
  return print(formatter.prepare([], DIALECTS.platform)(value, scopeOver(value), []), DIALECTS.platform);
}

/** The result, or undefined where the language requires an error. */
function attempt<T>(name: string, act: () => T): T | undefined {
  if (!MAY_THROW.includes(name)) return act();
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A template scope with a single frame. */
function scopeOver(node: Value): Scope {
  const resolve = (path: Path): Value =>
    path[0] === '@' ? memberAt(node, path, 1) : memberAt(frameMember(node, path[0] ?? ''), path, 1);
  return {
    node,
    resolve,
    resolveFromParent: resolve,
    resolveOver: (_value, path) => resolve(path),
    applyPartial: () => '',
    cldr: undefined,
    now: 0,
    expressionsEnabled: false,
    report: () => undefined,
  };
}

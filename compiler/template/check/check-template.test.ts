import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, type Code } from '../../diagnostics/index.ts';
import { compileTemplate } from '../index.ts';
import { type CheckOptions, createTemplateCheck } from './index.ts';

const check = createTemplateCheck();

/** Each problem as its code and exactly the source text that is highlighted. */
function highlights(source: string, options?: CheckOptions): readonly string[] {
  return check(compileTemplate(source), options).map(({ code, place }) => {
    const text = place === undefined ? '' : source.slice(place.start.offset, place.end.offset);
    return `${code.replace('template/', '')} ${text}`;
  });
}

function hints(source: string, options?: CheckOptions): readonly (string | undefined)[] {
  return check(compileTemplate(source), options).map(({ hint }) => hint);
}

describe('names', () => {
  test('an unknown formatter is told with the nearest one', () => {
    expect(highlights('<p>{a|htmltagg}</p>')).toEqual(['unknown-formatter htmltagg']);
    expect(hints('<p>{a|htmltagg}</p>')).toEqual(['did you mean `htmltag`?']);
  });

  test('an unknown predicate is told with the nearest one', () => {
    expect(highlights('{.main-imge?}x{.or equl? a}y{.end}')).toEqual([
      'unknown-predicate main-imge?',
      'unknown-predicate equl?',
    ]);
    expect(hints('{.main-imge?}x{.end}')).toEqual(['did you mean `main-image?`?']);
  });

  test('a partial that is neither there nor a macro is told with the nearest one', () => {
    const options = { partials: ['card.block'] };
    const source =
      '{.macro row}{@|htmltag}{.end}{a|apply crad.block}{a|apply row}{.include nope.block}{a|apply card.block}';
    expect(highlights(source, options)).toEqual(['unknown-partial crad.block', 'unknown-partial nope.block']);
    expect(hints(source, options)).toEqual([
      'did you mean `card.block`?',
      'a partial is called by the name of its file',
    ]);
  });

  test('partials are not looked for when nobody says which there are', () => {
    expect(highlights('{a|apply card.block}')).toEqual([]);
  });
});

describe('structure', () => {
  test.each([
    ['a block without its end', 'a{.section b}c', ['unclosed-block {.section b}']],
    ['an end too many', '{.if a}b{.end}{.end}', ['misplaced-instruction {.end}']],
    ['an `.or` outside of blocks', 'a{.or}b', ['misplaced-instruction {.or}']],
    [
      '`.alternates with` outside of a loop',
      '{.if a}{.alternates with}{.end}',
      ['misplaced-instruction {.alternates with}'],
    ],
    ['an `.or` after the last one', '{.if a}b{.or}c{.or}d{.end}', ['unreachable-block {.or}']],
  ])('%s', (_name, source, expected) => {
    expect(highlights(source)).toEqual(expected);
  });

  test('R-ENG-ERR-17 a problem carries line and column', () => {
    const [found] = check(compileTemplate('<p>\n    {a|nope}</p>'));
    expect(found?.place?.start).toMatchObject({ line: 2, column: 8 });
  });
});

describe('texts that look like tags', () => {
  test.each([
    ['{.section  }', '}'],
    ['{.section a b}', ' '],
    ['{.repeated  a}', 'a'],
    ['{.sectoin a}', '.sectoin'],
    ['{.main-image}', '.main-image'],
    ['{.or  equal? a}', '  '],
    ['{.end }', ' '],
    ['{a|}', '}'],
    ['{ a}', ' '],
    ['{a }', ' '],
    ['{a |html}', ' '],
    ['{a|html|}', '}'],
    ['{a.}', '}'],
    ['{a,}', '}'],
    ['{items[0].title}', '['],
    ['{a|html', '{a|html'],
    ['{.section a', '{.section a'],
    ['{.end', '{.end'],
    ['{# a note on {@index} #}', '{#'],
  ])('%s gives one problem', (source, highlighted) => {
    expect(highlights(`<p>${source} </p>`)).toEqual([`malformed-tag ${highlighted}`]);
  });

  test.each([
    ['{ a}', 'write `{a}`'],
    ['{a |html }', 'write `{a|html}`'],
    ['{items[0].title}', 'write `{items.0.title}`'],
    ['{a|}', 'write `{a}`'],
    ['{.section  }', 'the form is `{.section name}`'],
    ['{.sectoin a}', 'did you mean `.section`?'],
    ['{.repeatd section a}', 'did you mean `.repeated section`?'],
    ['{.main-image}', 'did you mean `.main-image?`?'],
  ])('%s says how it is written', (source, hint) => {
    expect(hints(source)).toEqual([hint]);
  });

  test.each([
    '<style>.a{.grid li{color:red}} .b { color: red } .c {\n  top: 0 }</style>',
    '<p style="{ color: red }">',
    '{.grid li',
    '{ color: red }',
    '{color:red}',
    '<script>if (a) { b } function f() { return {c: 1}; } import { x, y } from "z"; g({ h }); /d{2,}/.test(i);</script>',
    '<script>{ "json": [1, 2] } var a = b || {}; c = {.5: 1}; { d|e }</script>',
    '<a onclick="if (a) { b }">',
    'as {described below} and {so on}, {1, 2 or 3}',
    '{} { } {{}} {"a"} {\n}',
    '{#id{color:red}}',
  ])('%s has none', (source) => {
    expect(highlights(source)).toEqual([]);
  });
});

describe('expressions', () => {
  test.each([
    ['{.eval (1 + 2}', '(1 + 2'],
    ['{.eval a ? b}', '?'],
    ['{.eval #a ? b}', '?'],
    ['{.eval 1 + maxx(2)}', 'maxx'],
    ['{.eval "open}', '"open'],
  ])('%s is told before it runs', (source, highlighted) => {
    expect(highlights(source)).toEqual([`bad-expression ${highlighted}`]);
  });

  test('a good one is not', () => {
    expect(highlights('{.eval @a = max(1, b) * 2; @a ** 2}')).toEqual([]);
  });
});

describe('values printed raw', () => {
  test.each([
    ['<p>{title}</p>', 'raw-value-in-html {title}'],
    ['{a, b}', 'raw-value-in-html {a, b}'],
    ['<p>{title|truncate 20}</p>', 'raw-value-in-html {title|truncate 20}'],
    ['<textarea>{a}</textarea>', 'raw-value-in-html {a}'],
    ['<img alt="{title}">', 'raw-value-in-attribute {title}'],
    ['<img alt="{title|html}">', 'raw-value-in-attribute {title|html}'],
    ["<img alt='{title|htmlattr}'>", 'raw-value-in-attribute {title|htmlattr}'],
    ['<img alt={title|htmlattr}>', 'raw-value-in-attribute {title|htmlattr}'],
    ['<img {a}>', 'raw-value-in-attribute {a}'],
    ['<a href="{url}">', 'raw-value-in-url {url}'],
    ['<a href="/s?q={query}">', 'raw-value-in-url {query}'],
    ["<a href='/s?q={a|encode-uri-component}'>", 'raw-value-in-url {a|encode-uri-component}'],
    ['<script>var a = {b};</script>', 'raw-value-in-script {b}'],
    ['<script>var a = "{b|htmltag}";</script>', 'raw-value-in-script {b|htmltag}'],
    ['<a onclick="f({b|htmlattr})">', 'raw-value-in-script {b|htmlattr}'],
    ['<a onclick="f({b|json})">', 'raw-value-in-script {b|json}'],
    ['<style>a { color: {b} }</style>', 'raw-value-in-html {b}'],
  ])('%s', (source, expected) => {
    expect(highlights(source)).toEqual([expected]);
  });

  test.each([
    '<p>{title|htmltag} {title|html} {# html #}{body} {@index} {count|count} {@|apply card.block}</p>',
    '<img alt="{title|htmlattr}" {@|image-meta} width={a|width}>',
    '<a href="{url|htmlattr}" class="{title|slugify}">',
    '<a href="/s?q={query|url-encode}">',
    "<a href='/s?q={query|url-encode}'>",
    '<a href="/s?q={query|encode-uri-component}">',
    '<script>var a = {b|json};</script>',
    '<a onclick="f({b|json|htmlattr})">',
    '{squarespace-headers}{squarespace.main-content}<body class="{squarespace.page-classes}">',
    '{.var @safe title|htmltag}<p>{@safe}</p>',
  ])('%s has none', (source) => {
    expect(highlights(source)).toEqual([]);
  });

  test.each([
    ["<p title='{a|htmlattr}'>", 'put the value in double quotes'],
    ["<a href='{a|htmlattr}'>", 'put the value in double quotes'],
    ['<a href={a|encode-uri-component}>', 'put the value in double quotes'],
    ["<a href='{a}'>", 'write `{a|htmlattr}` and put the URL in double quotes'],
    ["<a href='/s?q={a}'>", 'write `{a|url-encode}` and put the URL in double quotes'],
  ])('%s says no more than what is missing', (source, hint) => {
    expect(hints(source)).toEqual([hint]);
  });

  test('all branches of a block start where the block stands', () => {
    const source = '<a {.if a}href="{b|htmlattr}"{.or}title="{c}"{.end}>{d|htmltag}</a>';
    expect(highlights(source)).toEqual(['raw-value-in-attribute {c}']);
  });

  test('what stands between the turns of a loop follows its body', () => {
    const source = '<p title="{.repeated section a}{@|htmlattr}{.alternates with}{b}{.end}">';
    expect(highlights(source)).toEqual(['raw-value-in-attribute {b}']);
  });

  test('a name bound in two ways counts as raw', () => {
    expect(highlights('{.var @a b|htmltag}{.if c}{.var @a d}{.end}{@a}')).toEqual(['raw-value-in-html {@a}']);
  });
});

describe('the catalogue', () => {
  /** Codes that need data, or a size, and show only when a template runs. */
  const atRunTime: readonly Code[] = [
    'template/broken-partial',
    'template/partial-recursion',
    'template/failed-expression',
    'template/not-implemented',
    'template/limit-reached',
    'template/failed-instruction',
    'template/too-deep',
  ];
  const checked = Object.entries(CATALOGUE).filter(([code]) => !atRunTime.some((other) => other === code));

  test.each(checked)(
    '%s: its example has the problem and its repair has not',
    (code, { example, repair }) => {
      const options = { partials: ['card.block'] };
      const codes = (source: string) => check(compileTemplate(source), options).map((found) => found.code);
      expect(codes(example)).toContain(code);
      expect(codes(repair)).toEqual([]);
    },
  );
});

test('any text at all is checked without an exception, every place inside of it', () => {
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '{.section a}',
      '{.or}',
      '{.end}',
      '{.repeated section b}',
      '{.alternates with}',
      '{.macro m}',
    ],
    ...[
      '{a|',
      '{.eval ',
      '(',
      '<',
      '<a ',
      '="',
      "'",
      '>',
      '<script>',
      '</script>',
      '{##',
      '##}',
      '{#',
      '|',
      '.',
      ' ',
    ],
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (source) => {
      for (const { place } of check(compileTemplate(source), { partials: [] })) {
        if (place === undefined) throw new Error('a problem without a place');
        expect(place.start.offset).toBeGreaterThanOrEqual(0);
        expect(place.end.offset).toBeLessThanOrEqual(source.length);
        expect(place.end.offset).toBeGreaterThan(place.start.offset);
      }
    }),
    { numRuns: 500 },
  );
});

test('a text may have more problems than a call can have arguments', () => {
  expect(check(compileTemplate('{.end'.repeat(150_000)))).toHaveLength(150_000);
});

test('a template of many braces is checked in time that grows with its length', () => {
  const source = `<script>${'if(a){ b }{ c '.repeat(20_000)}</script>${'{a }'.repeat(2000)}`;
  expect(check(compileTemplate(source)).length).toBe(2000);
});

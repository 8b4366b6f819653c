import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { CATALOG, type Code } from '../../diagnostics/catalog.ts';
import { compileTemplate } from '../template.ts';
import { type CheckOptions, createTemplateCheck } from './check-template.ts';

const check = createTemplateCheck();

/** Each diagnostic as its code and the exact highlighted source text. */
function highlights(source: string, options?: CheckOptions): readonly string[] {
  return check(compileTemplate(source), options).map(({ code, location }) => {
    const text = location === undefined ? '' : source.slice(location.start.offset, location.end.offset);
    return `${code.replace('template/', '')} ${text}`;
  });
}

function hints(source: string, options?: CheckOptions): readonly (string | undefined)[] {
  return check(compileTemplate(source), options).map(({ hint }) => hint);
}

describe('names', () => {
  test('suggests the closest formatter for an unknown one', () => {
    expect(highlights('<p>{a|htmltagg}</p>')).toEqual(['unknown-formatter htmltagg']);
    expect(hints('<p>{a|htmltagg}</p>')).toEqual(['did you mean `htmltag`?']);
  });

  test('suggests the closest predicate for an unknown one', () => {
    expect(highlights('{.main-imge?}x{.or equl? a}y{.end}')).toEqual([
      'unknown-predicate main-imge?',
      'unknown-predicate equl?',
    ]);
    expect(hints('{.main-imge?}x{.end}')).toEqual(['did you mean `main-image?`?']);
  });

  test('suggests the closest partial or macro for an unknown one', () => {
    const options = { partials: ['card.block'] };
    const source =
      '{.macro row}{@|htmltag}{.end}{a|apply crad.block}{a|apply row}{.include nope.block}{a|apply card.block}';
    expect(highlights(source, options)).toEqual(['unknown-partial crad.block', 'unknown-partial nope.block']);
    expect(hints(source, options)).toEqual([
      'did you mean `card.block`?',
      'a partial is called by the name of its file',
    ]);
  });

  test.each([
    ['upper', 'capitalize'],
    ['to_upper_case', 'capitalize'],
    ['escape', 'html'],
    ['tojson', 'json'],
  ])('%s of other languages is reported as %s, with the list of all', (typed, known) => {
    const hint = `it is called \`${known}\` here; docs/language.md#all-formatters lists them all`;
    expect(hints(`{a|${typed}}`)).toEqual([hint]);
  });

  test('refers to the list of names when no name is close', () => {
    expect(hints('{a|zzzzzz}')).toEqual(['docs/language.md#all-formatters lists them all']);
    expect(hints('{.zzzzzz?}x{.end}')).toEqual(['docs/language.md#all-predicates lists them all']);
  });

  test('suggests the folder of a partial, and recognizes platform partials', () => {
    expect(hints('{a|apply cup.block}{a|apply sqs-other}', { partials: ['parts/cup.block'] })).toEqual([
      'did you mean `parts/cup.block`? Or name its folder: --partials parts',
      'partials of this kind are the platform’s own, and are there only when a site is built',
    ]);
  });

  test('after some hundreds of unknown partials no more are compared with the known ones', () => {
    const partials = Array.from({ length: 5000 }, (_, index) => `known-partial-${index}.block`);
    const uses = Array.from({ length: 5000 }, (_, index) => `{@|apply knwon-partial-${index}.block}`);
    const found = hints(uses.join(''), { partials });
    expect(found).toHaveLength(5000);
    expect(found.filter((hint) => hint?.startsWith('did you mean')).length).toBeLessThan(1000);
  });

  test('does not check partials when their names are not given', () => {
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

  test('R-ENG-ERR-17 a diagnostic has line and column', () => {
    const [found] = check(compileTemplate('<p>\n    {a|nope}</p>'));
    expect(found?.location?.start).toMatchObject({ line: 2, column: 8 });
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
    ['{.else}', 'write `{.or}`'],
    ['{.for cups}', 'write `{.repeated section cups}`'],
    ['{.for cup in shop.cups}', 'write `{.repeated section shop.cups}`'],
    ['{.each}', 'the form is `{.repeated section NAME}`'],
    ['{.unless sold}', 'write `{.if sold}{.or}`'],
    ['{.endif}', 'write `{.end}`'],
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

describe('tags of other languages', () => {
  test.each([
    ['<h1>{{title|htmltag}}</h1>', '{{title|htmltag}}', 'use a single pair: `{title|htmltag}`'],
    ['{#each cups}', '{#each cups}', 'write `{.repeated section cups}` and, where it ends, `{.end}`'],
    ['{#if sold}', '{#if sold}', 'write `{.if sold}` and, where it ends, `{.end}`'],
    ['<p>{/each}</p>', '{/each}', 'blocks end with `{.end}`'],
    ['{% if sold %}', '{% if', 'instructions begin with a point: `{.if name}` … `{.end}`'],
  ])('%s', (source, highlighted, hint) => {
    expect(highlights(source)).toEqual([`foreign-tag ${highlighted}`]);
    expect(hints(source)).toEqual([hint]);
  });

  test('reports foreign blocks at their start and end', () => {
    expect(highlights('{#each cups as cup}{cup|htmltag}{/each}')).toEqual([
      'foreign-tag {#each cups as cup}',
      'foreign-tag {/each}',
    ]);
  });

  test.each([
    '{#if no one is at home, the shop is shut}',
    '{#each of them is a cup #}',
    '{## {{a}} ##}',
    '<script>f({{a|json}}); x = {/re/}; {% y }</script>',
    '<style>a{{b|htmltag}}</style>',
    '{.meta-left}{a|htmltag}{.meta-right}',
  ])('%s is none', (source) => {
    expect(highlights(source)).toEqual([]);
  });
});

describe('arguments', () => {
  test.each([
    ['{a|truncate abc|html}', 'wrong-argument abc'],
    ['{a|truncate  20|html}', 'wrong-argument  '],
    ['{.var @b a|mod x}', 'wrong-argument x'],
  ])('%s is reported', (source, expected) => {
    expect(highlights(source)).toEqual([expected]);
  });

  test.each(['{a|truncate 20 …|html}', '{a|truncate|html}', '{a|truncate/20px|html}', '{a|mod -3}'])(
    '%s is not',
    (source) => {
      expect(highlights(source)).toEqual([]);
    },
  );
});

describe('image templates', () => {
  test.each([
    ['<img loader="cdn" src="/a.jpg">', 'wrong-image loader="cdn"'],
    ['<img priority="urgent" src="{assetUrl|htmlattr}">', 'wrong-image priority="urgent"'],
    ['<img loader="youtube" src="/a.jpg">', 'wrong-image <img'],
    ["<IMG Loader='raw' src=/a.jpg sizes=100vw>", 'wrong-image sizes=100vw'],
    ['<img loader="raw" src="/a.jpg" width="-1">', 'wrong-image width="-1"'],
    ['<img loader="raw" src="/a.jpg" height="{a|htmlattr}" width="1.5">', 'wrong-image width="1.5"'],
    ['<img loader="{a|htmlattr}" priority="urgent" sizes="1px">', 'wrong-image priority="urgent"'],
  ])('%s is reported (R-FMT-IMG-10)', (source, expected) => {
    expect(highlights(source)).toEqual([expected]);
  });

  test.each(['sqs', 'raw', 'vimeo'])('with the loader %s need a src (R-FMT-IMG-01)', (loader) => {
    expect(highlights(`<img loader="${loader}" alt="">`)).toEqual(['wrong-image <img']);
  });

  test('with the loader youtube need none (R-FMT-IMG-01)', () => {
    expect(highlights('<img loader="youtube" videoId="a">')).toEqual([]);
  });

  test.each([
    '<img src="/a.jpg" srcset="/a.jpg 1x" sizes="100vw" width="auto">',
    '<img loader="raw" {@|image-meta} srcset="{# a #}/a.jpg 1x">',
    '<img loader="vimeo" format="jpg" src="{assetUrl|htmlattr}" width="{width|htmlattr}" priority="high">',
    '<!-- <img loader="cdn"> --><script>"<img loader=cdn>"</script>',
    '<img loader="cdn"',
  ])('%s is not', (source) => {
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
  ])('%s is reported before it runs', (source, highlighted) => {
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

  test.each([
    ['<p title="{a|html}">', 'write `{a|htmlattr}`'],
    ['<p title="{a|truncate 9|html}">', 'write `{a|truncate 9|htmlattr}`'],
    ['<a href="/s?q={a|html}">', 'write `{a|url-encode}`'],
    ['<script>x = {a|htmltag}</script>', 'write `{a|json}`, without quotes around it'],
    ['<a onclick="f({a|json})">', 'write `{a|json|htmlattr}` in double quotes, without quotes of its own'],
    [
      '<p>{a|html|truncate 20}</p>',
      'write `{a|truncate 20|htmltag}`, or put `{# html #}` right before it if it holds HTML on purpose',
    ],
  ])('%s is not advised to escape twice', (source, hint) => {
    expect(hints(source)).toEqual([hint]);
  });

  test.each(['body', 'item.excerpt'])('%s, which is HTML, is reported with the mark first', (name) => {
    expect(hints(`<p>{${name}}</p>`)).toEqual([
      `write \`{# html #}{${name}}\` if it holds HTML on purpose, as that of an item does, or else \`{${name}|htmltag}\``,
    ]);
  });

  test('starts all branches of a block in the same context', () => {
    const source = '<a {.if a}href="{b|htmlattr}"{.or}title="{c}"{.end}>{d|htmltag}</a>';
    expect(highlights(source)).toEqual(['raw-value-in-attribute {c}']);
  });

  test('continues with the separator after the loop body', () => {
    const source = '<p title="{.repeated section a}{@|htmlattr}{.alternates with}{b}{.end}">';
    expect(highlights(source)).toEqual(['raw-value-in-attribute {b}']);
  });

  test('a name bound in two ways counts as raw', () => {
    expect(highlights('{.var @a b|htmltag}{.if c}{.var @a d}{.end}{@a}')).toEqual(['raw-value-in-html {@a}']);
  });
});

describe('the catalog', () => {
  /** Codes that depend on data or size and only occur at run time. */
  const atRunTime: readonly Code[] = [
    'template/broken-partial',
    'template/partial-recursion',
    'template/failed-expression',
    'template/not-implemented',
    'template/limit-reached',
    'template/failed-instruction',
    'template/too-deep',
  ];
  const checked = Object.entries(CATALOG).filter(([code]) => !atRunTime.some((other) => other === code));

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

test('checks any text without throwing, with all locations inside it', () => {
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
      for (const { location } of check(compileTemplate(source), { partials: [] })) {
        if (location === undefined) throw new Error('a problem without a place');
        expect(location.start.offset).toBeGreaterThanOrEqual(0);
        expect(location.end.offset).toBeLessThanOrEqual(source.length);
        expect(location.end.offset).toBeGreaterThan(location.start.offset);
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('accepts more problems than a call can have arguments', () => {
  expect(check(compileTemplate('{.end'.repeat(150_000)))).toHaveLength(150_000);
});

test('a template of many braces is checked in time that grows with its length', () => {
  const source = `<script>${'if(a){ b }{ c '.repeat(20_000)}</script>${'{a }'.repeat(2000)}`;
  expect(check(compileTemplate(source)).length).toBe(2000);
});

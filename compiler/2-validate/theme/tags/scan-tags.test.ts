import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanTags, type Tag } from './scan-tags.ts';

/** Returns a tag without its offsets; `body` is the text between. */
function shapes(text: string, tags: readonly Tag[] = scanTags(text)): readonly object[] {
  return tags.map(({ name, attributes, body }) => ({
    name,
    attributes,
    ...(body && { body: text.slice(body.start, body.end), tags: shapes(text, body.tags) }),
  }));
}

describe('tags', () => {
  it.each([
    ['double quotes', '<squarespace:query limit="3">', { limit: '3' }],
    ['single quotes', "<squarespace:query limit='3'>", { limit: '3' }],
    ['bare values', '<squarespace:query limit=3 skip=1>', { limit: '3', skip: '1' }],
    ['no value', '<squarespace:query featured>', { featured: '' }],
    ['blanks and line breaks', '<squarespace:query\n  limit = "3"\n>', { limit: '3' }],
    ['a slash without a blank', '<squarespace:query limit="3"/>', { limit: '3' }],
    ['a slash after a bare value', '<squarespace:script src=site.js/>', { src: 'site.js' }],
    ['a slash in a bare value', '<squarespace:query collection=/log/x />', { collection: '/log/x' }],
    ['the other quote inside', `<squarespace:query tag='a "b"'>`, { tag: 'a "b"' }],
    [
      'template code with quotes inside',
      '<squarespace:query class="{.equal? a "b"}x{.end}">',
      { class: '{.equal? a "b"}x{.end}' },
    ],
    ['template code with > in a bare value', '<squarespace:query tag={a|apply>b}>', { tag: '{a|apply>b}' }],
    ['a brace that begins no tag', '<squarespace:query tag="{ a">', { tag: '{ a' }],
    ['names every object has', '<squarespace:query __proto__="x">', JSON.parse('{"__proto__":"x"}')],
  ])('have attributes with %s', (_what, text, attributes) => {
    expect(scanTags(text)[0]?.attributes).toEqual(attributes);
  });

  it.each([
    '{# <squarespace:navigation navigationId="main" /> }',
    '{#\n<squarespace:query>\n</squarespace:query>}',
    '{## <a class="{x}"><squarespace:navigation navigationId="main" /> ##}',
    '{## never closed <squarespace:navigation navigationId="main" />',
  ])('are not found in a comment: %s', (text) => {
    expect(shapes(text)).toEqual([]);
  });

  it.each(['{# a {b} <squarespace:query>', '{#} <squarespace:query>', '{## a ##}<squarespace:query>'])(
    'are found after a comment or what looks like one: %s',
    (text) => {
      expect(shapes(text)).toEqual([{ name: 'query', attributes: {} }]);
    },
  );

  it('are found in attributes of HTML and between branches', () => {
    const text = `<a class="<squarespace:navigation a='1' />">{.if x}<squarespace:query>{.or}</squarespace:query>`;
    expect(shapes(text)).toEqual([
      { name: 'navigation', attributes: { a: '1' } },
      { name: 'query', attributes: {}, body: '{.or}', tags: [] },
    ]);
  });

  it('nest', () => {
    const text = '<squarespace:query a>1<squarespace:query b>2</squarespace:query>3</squarespace:query>';
    expect(shapes(text)).toEqual([
      {
        name: 'query',
        attributes: { a: '' },
        body: '1<squarespace:query b>2</squarespace:query>3',
        tags: [{ name: 'query', attributes: { b: '' }, body: '2', tags: [] }],
      },
    ]);
  });

  it('have no body when they are not closed', () => {
    expect(shapes('<squarespace:query>a<squarespace:script>b</squarespace:query>')).toEqual([
      {
        name: 'query',
        attributes: {},
        body: 'a<squarespace:script>b',
        tags: [{ name: 'script', attributes: {} }],
      },
    ]);
    expect(shapes('<squarespace:query>a')).toEqual([{ name: 'query', attributes: {} }]);
    expect(shapes('a</squarespace:query>')).toEqual([]);
  });

  it.each([
    '<squarespace:query',
    '<squarespace:query a="',
    '<squarespace:query <b>',
    '<squarespace:>',
    '< squarespace:query>',
  ])('that are none stay text: %s', (text) => {
    expect(scanTags(text)).toEqual([]);
  });

  it('never overlap and never hang, whatever the text', () => {
    const piece = fc.constantFrom(
      '<squarespace:query',
      '</squarespace:query>',
      ' a=',
      '"',
      "'",
      '{a',
      '}',
      '>',
      '/>',
      ' ',
      'x',
      '<',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        let end = 0;
        for (const tag of scanTags(text)) {
          expect(tag.start).toBeGreaterThanOrEqual(end);
          expect(tag.end).toBeGreaterThan(tag.start);
          expect(text.startsWith('<squarespace:', tag.start)).toBe(true);
          end = tag.end;
        }
      }),
    );
    const long = '<squarespace:query a="{x '.repeat(20_000);
    expect(Array.isArray(scanTags(long))).toBe(true);
  });
});

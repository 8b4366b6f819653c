import fc from 'fast-check';
import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model';

/** Words and everything with a meaning in Markdown. */
const WORDS = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('clay', 'and', 'Ç', 'kiln', 'a', '12', 'snake_case', ' ', '. ', ', '),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...[
          '*',
          '**',
          '_',
          '`',
          '``',
          '[',
          ']',
          '](',
          '<b>',
          '&amp;',
          '&',
          '!',
          '![',
          '\\',
          '~',
          '~~',
          '|',
          '#',
          '# ',
        ],
        ...[
          '- ',
          '+ ',
          '1. ',
          '2) ',
          '> ',
          '---',
          '===',
          '```',
          '    ',
          '\u00a0',
          '^',
          '$',
          '{',
          '}',
          '"',
          "'",
          '…',
        ],
        ...[' www.kiln.example ', 'https://a.example/b_c', 'ola@olaria.example', '[^1]', '[ ] ', ':', ': '],
      ),
    },
    fc.string({ maxLength: 4 }),
  ),
  { minLength: 1, maxLength: 5 },
);

/** Any text that the schema allows, including empty paragraphs and unusual whitespace. */
export function anyText(schema: Schema): fc.Arbitrary<Node> {
  const inline = fc.array(inlineNode(schema), { maxLength: 5 }).map((found) => Fragment.fromArray(found));
  const make = (name: string, content: Fragment | readonly Node[], attrs: object = {}) =>
    schema.node(name, attrs, content);
  const paragraph = fc
    .tuple(inline, fc.constantFrom('', '', '', '', '', 'sqsrte-large'))
    .map(([content, classes]) => make('paragraph', content, { classes }));
  const heading = fc
    .tuple(inline, fc.integer({ min: 1, max: 6 }))
    .map(([content, level]) => make('heading', content, { level }));
  const code = fc
    .array(fc.constantFrom('let a', '`', '```', '\n', ' ', '<b>'), { maxLength: 5 })
    .map((parts) => parts.join(''))
    .map((text) => make('code_block', text === '' ? [] : [schema.text(text)], { language: 'js' }));
  const table = fc.integer({ min: 1, max: 3 }).chain((columns) => {
    const cells = (name: string) =>
      fc.array(inline, { minLength: columns, maxLength: columns }).map((contents) =>
        make(
          'table_row',
          contents.map((content) => make(name, content)),
        ),
      );
    return fc
      .tuple(cells('table_header'), fc.array(cells('table_cell'), { minLength: 1, maxLength: 2 }))
      .map(([head, rows]) => make('table', [make('table_head', [head]), make('table_body', rows)]));
  });
  const { block } = fc.letrec<{ block: Node }>((tie) => ({
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      paragraph,
      paragraph,
      heading,
      code,
      fc.constant(make('horizontal_rule', [])),
      table,
      fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((content) => make('blockquote', content)),
      fc
        .tuple(
          fc.constantFrom('bullet_list', 'ordered_list'),
          fc.array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
          fc.boolean(),
        )
        .map(([name, items, isTight]) =>
          make(
            name,
            items.map((item) => make('list_item', item)),
            { isTight },
          ),
        ),
    ),
  }));
  return fc.array(block, { minLength: 1, maxLength: 5 }).map((content) => make('doc', content));
}

function inlineNode(schema: Schema): fc.Arbitrary<Node> {
  const mark = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('strong', 'em', 'strike', 'code') },
    { weight: 1, arbitrary: fc.constantFrom('underline', 'sub') },
    { weight: 2, arbitrary: fc.constant('link') },
  );
  const href = fc.constantFrom(
    '/shop',
    'https://a.example/x?a=1&b=2',
    'mailto:a@b.example',
    '/with space',
    '/(par)',
  );
  const marks = fc
    .array(fc.tuple(mark, href, fc.constantFrom('', '', 'A "title"')), { maxLength: 2 })
    .map((found) =>
      found.reduce<readonly Mark[]>(
        (set, [name, address, title]) =>
          schema.mark(name, name === 'link' ? { href: address, title } : null).addToSet(set),
        [],
      ),
    );
  const words = fc.tuple(WORDS, marks).map(([parts, found]) => schema.text(wordsOf(parts), found));
  const image = fc.constant(schema.node('image', { src: '/assets/cup.jpg', alt: 'A [cup]', title: '' }));
  return fc.oneof(
    { weight: 10, arbitrary: words },
    { weight: 1, arbitrary: image },
    { weight: 1, arbitrary: fc.constant(schema.node('hard_break')) },
  );
}

/** Omits `-->`, which happy-dom misparses as the end of a comment. */
function wordsOf(parts: readonly string[]): string {
  return parts.join('').replaceAll('-->', '- >') || 'a';
}

import { describe, expect, it } from 'vitest';
import { formatters } from '../../formatters/index.ts';
import { preparePartials } from './partial-set.ts';
import { compileTemplate } from './template.ts';

describe('errors', () => {
  it('R-ENG-ERR-17 carry line and column', () => {
    const { errors } = compileTemplate('one\ntwo {a|nope}', { file: 'shop.list' });
    expect(errors[0]?.location).toMatchObject({
      file: 'shop.list',
      start: { line: 2, column: 8 },
      end: { line: 2, column: 12 },
    });
  });

  it('R-ENG-ERR-17 an unclosed block points at the tag that opened it', () => {
    const { errors } = compileTemplate('{.section a}\n    {.if b}x');
    expect(errors[0]?.message).toBe('SyntaxError: Reached EOF in the middle of IF');
    expect(errors[0]?.location?.start).toMatchObject({ line: 2, column: 5 });
  });

  it('inside partials name the partial and the way to it', () => {
    const partials = preparePartials({ 'a.block': '{@|apply b.block}', 'b.block': '\n {@|apply gone}' });
    const { errors } = compileTemplate('{@|apply a.block}', { file: 'page' }).render({}, { partials });
    expect(errors[0]).toMatchObject({
      location: { file: 'b.block', start: { line: 2, column: 2 } },
      trail: ['a.block', 'b.block'],
    });
  });

  it('inside a macro name the file of the macro', () => {
    const partials = preparePartials({
      'p.block': '{.macro m}{@|apply gone}{.end}{@|apply q.block}',
      'q.block': '{@|apply m}',
    });
    const { errors } = compileTemplate('{@|apply p.block}', { file: 'page' }).render({}, { partials });
    expect(errors[0]?.location?.file).toBe('p.block');
  });
});

describe('reads of a render', () => {
  function readsOf(source: string, data: object, partials = {}): readonly string[] {
    const { reads } = compileTemplate(source).render(data as never, { record: true, partials });
    return reads.map(({ kind, path }) => `${kind} ${path}`);
  }

  it('are only recorded on request', () => {
    expect(compileTemplate('{a}').render({ a: 1 }).reads).toEqual([]);
  });

  it('record full data paths through sections and loops', () => {
    const data = { shop: { title: 'Olaria', items: [{ t: 'cup' }, { t: 'bowl' }] } };
    expect(readsOf('{.section shop}{title}{.repeated section items}{t}{.end}{.end}', data)).toEqual([
      'test shop',
      'value shop.title',
      'test shop.items',
      'value shop.items.0.t',
      'value shop.items.1.t',
    ]);
  });

  it('record failed lookups, since later data may satisfy them', () => {
    expect(readsOf('{.section a}{b}{.end}', { a: { x: 1 }, b: 2 })).toEqual([
      'test a',
      'missing a.b',
      'value b',
    ]);
  });

  it('distinguish truth tests from uses of a value', () => {
    expect(readsOf('{.if a}{b.c}{.end}', { a: { big: 1 }, b: { c: 2 } })).toEqual(['test a', 'value b.c']);
  });

  it('record partials and only what they read', () => {
    const reads = readsOf('{item|apply card}', { item: { title: 'x', body: 'y' } }, { card: '{title}' });
    expect(reads).toEqual(['test item', 'partial card', 'value item.title']);
  });

  it('record lookups of predicates and formatters', () => {
    const reads = readsOf('{.equal? a.b 1}x{.end}{t|date %Y}', { a: { b: 1 }, t: 0 });
    expect(reads).toEqual(expect.arrayContaining(['value a.b', 'value t', 'missing website.timeZone']));
  });
});

describe('stock on a static page', () => {
  // R-FMT-STAT-18, the compiled half: the script that requests the stock after loading is part of the runtime.
  it('R-FMT-STAT-18 a page shows the stock at build time, marks the element, and depends on it', () => {
    const variant = (qtyInStock: number) => ({ sku: 'A', attributes: { Size: 'S' }, qtyInStock });
    const product = (qtyInStock: number) => ({
      item: { id: 'p1', structuredContent: { productType: 1, variants: [variant(qtyInStock)] } },
    });
    const template = compileTemplate(
      '{item|product-status}{item|quantity-input}{.section item}{.sold-out?}gone{.end}{.end}',
    );
    const built = template.render(product(5), { record: true });
    expect(built.output).toContain('data-item-id="p1"');
    expect(built.output).not.toContain('sold-out');
    expect(built.reads).toContainEqual({ kind: 'value', path: 'item' });
    expect(template.render(product(0)).output).toContain('<div class="product-mark sold-out">sold out</div>');
  });
});

describe('the registry', () => {
  it('R-ENG-FAM-01 has formatters of each of the seven families', () => {
    const families = new Set([...formatters.values()].map(({ family }) => family));
    for (const family of ['commerce', 'content', 'text', 'date', 'number', 'money', 'relative-time']) {
      expect(families).toContain(family);
    }
  });

  it('R-ENG-LANG-09 has the 95 formatters of the reference, each written here', () => {
    expect(formatters.size).toBeGreaterThanOrEqual(95);
  });
});

describe('a template', () => {
  it.each([42, undefined, null, {}])('that is no text (%j) is rejected with a message', (source) => {
    expect(() => compileTemplate(source as unknown as string)).toThrow(
      new TypeError(`compileTemplate takes the text of a template, not ${typeof source}`),
    );
  });

  it('renders the same however often, and whatever came between', () => {
    const template = compileTemplate('{.repeated section a}{.var @x @}{@x}{.end}{@x}');
    const first = template.render({ a: [1, 2] }).output;
    template.render({ a: 'other' });
    expect(template.render({ a: [1, 2] }).output).toBe(first);
  });

  it('calls a function of .inject when it needs the value, and not before', () => {
    const calls: string[] = [];
    const injects = {
      menu: () => {
        calls.push('menu');
        return { title: 'Menu' };
      },
      footer: () => {
        calls.push('footer');
        return 'Footer';
      },
    };
    const template = compileTemplate(
      '{.inject @menu menu}{@menu.title}{.section gone}{.inject @f footer}{.end}',
    );
    expect(template.render({}, { injects }).output).toBe('Menu');
    expect(calls).toEqual(['menu']);
  });

  it('leaves the data as it was', () => {
    const data = { a: { b: [1, { c: 2 }] } };
    const before = structuredClone(data);
    compileTemplate(
      '{.section a}{.var @x b}{.ctx @y k=b}{b|json}{.eval @z = 1; @z}{.end}{a|prop b|key-by c|json}',
    ).render(data);
    expect(data).toEqual(before);
  });
});

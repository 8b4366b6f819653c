import { describe, expect, it } from 'vitest';
import { createJit } from './jit.ts';
import { compileTemplate } from './template.ts';

const jit = createJit((parameters, body) => new Function(...parameters, body));
const BACK_ENDS = [
  ['closures', {}, 1],
  ['generated source', { jit }, 9],
] as const;

/** Renders often enough for the requested back end to be used. */
function render(source: string, data: object, { options, renders, limits = {}, partials = {} }: Setting) {
  const template = compileTemplate(source, options);
  let rendered = template.render({});
  for (let turn = 0; turn < renders; turn++) rendered = template.render(data as never, { limits, partials });
  return rendered;
}

interface Setting {
  readonly options: object;
  readonly renders: number;
  readonly limits?: object;
  readonly partials?: Readonly<Record<string, string>>;
}

describe.each(BACK_ENDS)('limits, with %s', (_name, options, renders) => {
  const many = Array.from({ length: 1000 }, (_, index) => index);
  const loops = '{.repeated section a}{.var @x @}{@index}{.end}';

  it('R-ENG-LANG-07 stops a huge nested loop with one error and keeps the output', () => {
    const nested = '{.repeated section a}{.repeated section @}{.repeated section @}x{.end}{.end}{.end}';
    const cube = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => many));
    const { output, errors } = render(
      nested,
      { a: cube },
      { options, renders, limits: { maxSteps: 100_000 } },
    );
    expect(errors.map(({ type, message }) => [type, message])).toEqual([
      ['engine', 'RuntimeError: Template executed more than 100000 instructions'],
    ]);
    expect(output.length).toBeGreaterThan(0);
    expect(output.length).toBeLessThan(200_000);
  });

  it('R-ENG-LANG-07 stops a page that grows beyond its limit', () => {
    const { output, errors } = render(
      '{.repeated section a}{b}{.end}',
      { a: many, b: 'x'.repeat(10_000) },
      {
        options,
        renders,
        limits: { maxOutput: 5_000_000 },
      },
    );
    expect(errors.map(({ message }) => message)).toEqual([
      'RuntimeError: Output would exceed the maximum length of 5000000',
    ]);
    expect(output.length).toBeLessThan(6_000_000);
  });

  it('a limit inside a partial ends the whole page', () => {
    const { errors } = render(
      '{.repeated section a}{@|apply p}{.end}',
      { a: many },
      {
        options,
        renders,
        limits: { maxSteps: 500 },
        partials: { p: '{.repeated section a}{@}{.end}' },
      },
    );
    expect(errors).toHaveLength(1);
  });

  it('limits partial nesting on request', () => {
    const { output, errors } = render(
      '{@|apply p}',
      {},
      {
        options,
        renders,
        limits: { maxPartialDepth: 3 },
        partials: { p: 'x{@|apply p}' },
      },
    );
    expect(output).toBe('xxx');
    expect(errors[0]?.message).toContain('exceeded maximum recursion depth of 3');
  });

  it('is unlimited by default', () => {
    expect(render(loops, { a: many }, { options, renders }).errors).toEqual([]);
  });
});

describe('hostile templates', () => {
  it.each([
    ['opening braces', '{'.repeat(100_000)],
    ['closing braces', '}'.repeat(100_000)],
    ['braces in pairs', '{}'.repeat(50_000)],
    ['a tag of 100,000 characters', `{${'a'.repeat(100_000)}}`],
    ['a reference of 50,000 segments', `{${'a.'.repeat(50_000)}a}`],
    ['50,000 formatters', `{a${'|html'.repeat(50_000)}}`],
    ['an expression of 50,000 parentheses', `{.eval ${'('.repeat(50_000)}}`],
    ['an expression of 50,000 operators', `{.eval 1${' + 1'.repeat(50_000)}}`],
    ['an unterminated string of escapes', `{.eval "${'\\n'.repeat(50_000)}}`],
    ['comments that never end', '{##'.repeat(50_000)],
    ['a call of 50,000 arguments', `{.eval max(1${', 1'.repeat(50_000)})}`],
    ['conditions of 20,000 names', `{.if ${'a || '.repeat(20_000)}a}{.end}`],
  ])('neither throw nor hang: %s', (_what, source) => {
    expect(() => compileTemplate(source).render({ a: 1 })).not.toThrow();
  });

  it('blocks nested too deep are an error, not a crash', () => {
    const { errors } = compileTemplate(`${'{.if a}'.repeat(20_000)}x${'{.end}'.repeat(20_000)}`).render({
      a: 1,
    });
    expect(errors.map(({ message }) => message)).toEqual([
      'SyntaxError: Blocks are nested more than 500 deep',
    ]);
  });

  it('blocks and partials that nest to the limit run', () => {
    const deep = `${'{.if a}'.repeat(400)}{@|apply p}${'{.end}'.repeat(400)}`;
    const { errors, output } = compileTemplate(deep).render({ a: 1 }, { partials: { p: `x${deep}` } });
    expect(output).toContain('x');
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('hostile data', () => {
  it('only own properties are read, whatever the object inherits', () => {
    const data = Object.assign(Object.create({ secret: 'inherited' }), { own: 'mine' });
    expect(
      compileTemplate('{own}{secret}{.section secret}x{.end}{.if secret}y{.end}').render(data).output,
    ).toBe('mine');
  });

  it('treats functions and symbols in data as missing', () => {
    const data = { f: () => 'called', s: Symbol('s'), o: { toString: () => 'called' }, list: [() => 1] };
    const { output } = compileTemplate('[{f}{s}{o}{.if f}x{.end}{list.0}{o.toString}]').render(data as never);
    expect(output).toBe('[]');
  });

  it('reports a throwing getter and continues', () => {
    const data = Object.defineProperty({ a: 1 }, 'boom', { enumerable: true, get: () => fail() });
    const { output, errors } = compileTemplate('{a}{boom}{a}').render(data as never);
    expect(output).toBe('11');
    expect(errors[0]?.message).toContain('Unexpected');
  });

  it.each([
    ['has no text', Object.create(null)],
    ['throws when it is asked for its text', Object.defineProperty(new Error(), 'message', { get: fail })],
  ])('a getter is reported that throws what %s', (_what, thrown) => {
    const get = () => {
      throw thrown;
    };
    const data = Object.defineProperty({ a: 1 }, 'boom', { enumerable: true, get });
    const { output, errors } = compileTemplate('{a}{boom}{a}').render(data as never);
    expect(output).toBe('11');
    expect(errors.map(({ message }) => message)).toEqual([
      'RuntimeError: Unexpected Error error when executing VARIABLE: what was thrown has no text',
    ]);
  });

  it('a name such as __proto__ finds only own data, nothing inherited', () => {
    const data = JSON.parse(
      '{"p": "__proto__.x", "q": "a.__proto__", "own": {"__proto__": 7}, "r": "own.__proto__", "a": {}}',
    );
    const { output } = compileTemplate('[{a|lookup p}{a|lookup q}{a|lookup r}]').render(data);
    expect(output).toBe('[7]');
  });
});

function fail(): never {
  throw new Error('read');
}

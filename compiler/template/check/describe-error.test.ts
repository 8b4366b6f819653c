import { describe, expect, test } from 'vitest';
import type { Limits } from '../rendered.ts';
import { compileTemplate } from '../template.ts';
import { describeError } from './describe-error.ts';

interface Setting {
  readonly data?: object;
  readonly partials?: Readonly<Record<string, string>>;
  readonly limits?: Partial<Limits>;
}

/** Describes the first error of a render. */
function reported(source: string, { data = {}, partials = {}, limits = {} }: Setting) {
  const [error] = compileTemplate(source).render(data as never, { partials, limits }).errors;
  if (error === undefined) throw new Error('the template has no error');
  const { code, message, hint } = describeError(error, { source, partials: Object.keys(partials) });
  return [code, message, hint];
}

const LOOP = '{.repeated section list}{@}{.end}';
const list = Array.from({ length: 100 }, (_, index) => index);

describe('a reached limit is reported with the limit and a hint', () => {
  const loopHint = 'look for nested loops over the same list';

  test.each([
    [
      'steps',
      LOOP,
      { maxSteps: 50 },
      'The template ran more than 50 instructions, so rendering stopped here',
      loopHint,
    ],
    [
      'output',
      LOOP,
      { maxOutput: 50 },
      'The template printed more than 50 characters, so rendering stopped here',
      loopHint,
    ],
    [
      'the size of an object',
      `{.ctx @a b=list}${'{.ctx @a b=@a c=@a}'.repeat(20)}`,
      {},
      'The object `@a` holds more than 10000 values; rendering stopped here',
      'do not put an object made with `.ctx` twice into another one',
    ],
    [
      'R-ENG-LIM-03 the parts of an expression',
      '{.eval 1 + 2 + 3}',
      { maxTokens: 3 },
      'The expression has more than 3 names, values and operators',
      'split it into several `.eval` tags',
    ],
    [
      'R-ENG-LIM-04 the text of an expression',
      '{.eval "abc" + "def"}',
      { maxStringLen: 5 },
      'The expression creates a string of more than 5 characters',
      'print its parts separately',
    ],
  ])('%s', (_what, source, limits, message, hint) => {
    expect(reported(source, { data: { list }, limits })).toEqual(['template/limit-reached', message, hint]);
  });

  test('the depth of partials', () => {
    const [code, message] = reported('{@|apply p}', {
      partials: { p: '{@|apply p}' },
      limits: { maxPartialDepth: 3 },
    });
    expect(code).toBe('template/partial-recursion');
    expect(message).toBe('`p` is nested 3 partials deep and is not applied again');
  });

  test('the depth of blocks, and of the stack that they run on', () => {
    expect(reported('{.if a}'.repeat(501), {})[0]).toBe('template/too-deep');
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(reported('{a|json}', { data: { a: deep } })[0]).toBe('template/too-deep');
  });
});

describe('other errors of a run', () => {
  test.each([
    [
      'an instruction that fails',
      '{.if }x{.end}',
      {},
      [
        'template/failed-instruction',
        '`{.if }` failed and printed nothing: .if has no variable to test',
        'check its input value',
      ],
    ],
    [
      'a name that is reserved',
      '{.units-metric?}x{.end}',
      {},
      [
        'template/not-implemented',
        '"units-metric?" formatter is not yet implemented',
        'no platform supports it; remove it or use another one',
      ],
    ],
    [
      'a partial with an error',
      '{@|apply card.block}',
      { partials: { 'card.block': '{.end}{.or}' } },
      [
        'template/broken-partial',
        'The partial `card.block` has an error and is treated as empty: This instruction closes nothing: no block is open here',
        'check the partial itself to see where',
      ],
    ],
    [
      'a partial with an extra end',
      '{@|apply card.block}',
      { partials: { 'card.block': '{.end}' } },
      [
        'template/broken-partial',
        'The partial `card.block` has an extra `{.end}`, which is ignored',
        'check the partial itself to see where',
      ],
    ],
    [
      'an expression that is none',
      '{.eval (1 + 2}',
      {},
      [
        'template/bad-expression',
        'Invalid expression: Mismatched operator found: left paren',
        'a closing parenthesis is missing',
      ],
    ],
    [
      'an expression that the data does not fit',
      '{.eval list + 1}',
      {},
      [
        'template/failed-expression',
        'The expression failed: list + 1: Invalid arguments to operator add',
        'operators need numbers or strings, not lists or objects',
      ],
    ],
  ])('%s', (_what, source, setting, expected) => {
    expect(reported(source, { data: { list }, ...setting })).toEqual(expected);
  });
});

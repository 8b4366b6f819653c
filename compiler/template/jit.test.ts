import { describe, expect, it } from 'vitest';
import { createJit } from './jit.ts';
import { preparePartials } from './partial-set.ts';
import { compileTemplate } from './template.ts';

const jit = createJit((parameters, body) => new Function(...parameters, body));

/** More renders than it takes to make a template hot. */
const MANY = 12;

function throwing(): never {
  throw new Error('no');
}

function data(): never {
  const broken = { ok: 'o', list: [1, 2, 3] };
  Object.defineProperty(broken, 'bad', { enumerable: true, get: throwing });
  return { x: 'x', broken, rows: [{ n: 1 }, broken, { n: 2 }] } as never;
}

describe('generated source', () => {
  it.each([
    'a{x}b{broken.bad}c{x}d',
    'a{.section broken}{ok}{bad}{x}{.end}d',
    'a{.repeated section rows}[{n}{bad}{.if bad}y{.end}]{.end}d',
    'a{.if broken.bad}y{.or}n{.end}d',
    'a{.var @v x}{.section broken}{@v}{bad}{@v}{.end}{@v}d',
    'a{.section broken}{@|apply part}{.end}{x}d',
    'a{broken.bad|htmltag}{x|htmltag}d',
    'a{.section broken.bad}y{.or}n{.end}{.alternates with}{x}d',
  ])('says of data that throws what closures say: %s', (source) => {
    const texts = { part: '<{ok}{bad}{x}>' };
    const closures = compileTemplate(source);
    const hot = compileTemplate(source, { jit });
    const expected = closures.render(data(), { partials: preparePartials(texts) });
    const partials = preparePartials(texts, { jit });
    for (let turn = 0; turn < MANY; turn++) {
      const { output, errors } = hot.render(data(), { partials });
      expect(output).toBe(expected.output);
      expect(errors).toEqual(expected.errors);
    }
    expect(expected.output.endsWith('d')).toBe(true);
  });
});

import type { CompileOptions } from '../../compiler/template/contract.ts';
import { createJit } from '../../compiler/template/jit.ts';
import { preparePartials } from '../../compiler/template/partial-set.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import type { JsonTPage } from '../pages/json-t-page.ts';
import type { Rival } from './rival.ts';

/** Ours where the host allows no source: closures. */
export function createQuoinClosures(): Rival {
  return createQuoin({});
}

/** Ours at its best: hot templates become JavaScript. */
export function createQuoinSource(): Rival {
  return createQuoin({ jit: createJit((parameters, body) => new Function(...parameters, body)) });
}

function createQuoin(options: CompileOptions): Rival {
  const optionsFor = ({ dialect }: JsonTPage): CompileOptions => ({ ...options, dialect });
  return {
    prepare(page) {
      const template = compileTemplate(page.template, optionsFor(page));
      const partials = preparePartials(page.partials, optionsFor(page));
      const renderOptions = { partials, ...(page.cldr === undefined ? {} : { cldr: page.cldr }) };
      return (data) => template.render(data, renderOptions).output;
    },
    parse(page) {
      const partials = preparePartials(page.partials, optionsFor(page));
      // Partials are parsed when they are asked for.
      return [compileTemplate(page.template, optionsFor(page)), ...partials.names.map(partials.get)];
    },
  };
}

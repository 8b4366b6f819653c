import type { CompileOptions } from '../../compiler/template/contract.ts';
import { createJit } from '../../compiler/template/jit.ts';
import { preparePartials } from '../../compiler/template/partial-set.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import type { JsonTPage } from '../pages/json-t-page.ts';
import type { Rival } from './rival.ts';

/** Our engine without code generation: closures. */
export function createQuoinClosures(): Rival {
  return createQuoin({});
}

/** Our engine with code generation for hot templates. */
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
      // Partials are parsed on demand.
      return [compileTemplate(page.template, optionsFor(page)), ...partials.names.map(partials.get)];
    },
  };
}

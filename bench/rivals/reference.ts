import { createRequire } from 'node:module';
import type * as reference from '@squarespace/template-engine';
import type { JsonTPage } from '../pages/json-t-page.ts';
import type { Rival } from './rival.ts';

type Reference = typeof reference;

/** The reference engine with parsed partials; it would otherwise parse them for each page. */
export function createReference(): Rival {
  const { Compiler } = createRequire(import.meta.url)('@squarespace/template-engine') as Reference;
  const compiler = new Compiler();
  return {
    prepare(page) {
      const { code } = compiler.parse(page.template);
      const partials = parsePartials(compiler, page);
      const options = page.cldr === undefined ? {} : { cldr: page.cldr };
      return (json) => {
        const { ctx } = compiler.execute({
          code,
          json,
          partials,
          enableExpr: true,
          enableInclude: true,
          ...options,
        });
        return ctx.render();
      };
    },
    parse(page) {
      return [compiler.parse(page.template), parsePartials(compiler, page)];
    },
  };
}

function parsePartials(compiler: reference.Compiler, { partials }: JsonTPage): reference.Partials {
  return Object.fromEntries(
    Object.entries(partials).map(([name, text]) => [name, compiler.parse(text).code as reference.RootCode]),
  );
}

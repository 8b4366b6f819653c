import type { CompileOptions, Partials, Template } from '../../template/contract.ts';

/** The part of the template engine that a build uses. */
export interface TemplateEngine {
  compileTemplate(source: string, options?: CompileOptions): Template;
  preparePartials(texts: Readonly<Record<string, string>>, options?: CompileOptions): Partials;
}

/** Wraps an engine so that each template is compiled once for all steps. */
export function cacheTemplates(engine: TemplateEngine): TemplateEngine {
  const templates = new Map<string, Template>();
  let last: { readonly texts: Texts; readonly partials: Partials } | undefined;
  return {
    compileTemplate(source, options = {}) {
      const key = `${options.file ?? ''}\n${source}`;
      const known = templates.get(key) ?? engine.compileTemplate(source, options);
      // Bounds the cache while a template is edited for hours.
      if (templates.size >= MAX_TEMPLATES) templates.clear();
      templates.set(key, known);
      return known;
    },
    preparePartials(texts, options) {
      if (last !== undefined && isSame(last.texts, texts)) return last.partials;
      last = { texts, partials: engine.preparePartials(texts, options) };
      return last.partials;
    },
  };
}

type Texts = Readonly<Record<string, string>>;

/** More than any theme has. */
const MAX_TEMPLATES = 1000;

function isSame(left: Texts, right: Texts): boolean {
  if (left === right) return true;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && left[name] === right[name])
  );
}

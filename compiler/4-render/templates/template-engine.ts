import type { CompileOptions, Partials, Template } from '../../template/index.ts';

/** The part of the template language that a build uses. */
export interface TemplateEngine {
  compileTemplate(source: string, options?: CompileOptions): Template;
  preparePartials(texts: Readonly<Record<string, string>>, options?: CompileOptions): Partials;
}

/**
 * The same engine, preparing each template once for all steps: the templates that are checked are the templates that
 * are rendered.
 */
export function rememberTemplates(engine: TemplateEngine): TemplateEngine {
  const templates = new Map<string, Template>();
  const partials = new WeakMap<object, Partials>();
  return {
    compileTemplate(source, options = {}) {
      const key = `${options.file ?? ''}\n${source}`;
      const known = templates.get(key) ?? engine.compileTemplate(source, options);
      templates.set(key, known);
      return known;
    },
    preparePartials(texts, options) {
      const known = partials.get(texts) ?? engine.preparePartials(texts, options);
      partials.set(texts, known);
      return known;
    },
  };
}

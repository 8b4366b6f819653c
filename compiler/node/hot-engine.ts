import type { TemplateEngine } from '../4-render/templates/template-engine.ts';
import { createJit } from '../template/jit.ts';
import { preparePartials } from '../template/partial-set.ts';
import { compileTemplate } from '../template/template.ts';

/** The engine with its JavaScript back end: a page template of a large site is rendered thousands of times. */
export function createHotEngine(): TemplateEngine {
  // The sources are our own: template texts and data occur in them only as quoted strings.
  const jit = createJit((parameters, body) => new Function(...parameters, body));
  return {
    compileTemplate: (source, options) => compileTemplate(source, { ...options, jit }),
    preparePartials: (texts, options) => preparePartials(texts, { ...options, jit }),
  };
}

import { compileTemplate, type EvaluateSource, preparePartials, type TemplateEngine } from '../index.ts';

/** The engine with its second back end: a page template of a large site is rendered thousands of times. */
export function createHotEngine(): TemplateEngine {
  return {
    compileTemplate: (source, options) => compileTemplate(source, { ...options, evaluateSource }),
    preparePartials: (texts, options) => preparePartials(texts, { ...options, evaluateSource }),
  };
}

/** The sources are our own: no text of a template or of data stands in them but as a quoted string. */
const evaluateSource: EvaluateSource = (parameters, body) => new Function(...parameters, body);

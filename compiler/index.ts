import type { SiteOptions, SitePorts } from './build-input.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Preview, PreviewOptions } from './preview.ts';
import type { CheckOptions } from './template/check/check-template.ts';
import type { ParsedTemplate } from './template/contract.ts';
import type { CompiledSite } from './write-site.ts';

export {
  type Color,
  type ParsedColor,
  parseColor,
  printDate,
  textContrast,
} from '../formatters/index.ts';
export type { Files } from './1-read/files.ts';
export { createMemoryFiles } from './1-read/memory-files.ts';
export type { StyleCompiler } from './2-validate/theme/style-compiler.ts';
export type { Route } from './3-route/route.ts';
export { itemUrl } from './3-route/urls.ts';
export type { ImageFile, ImagePlan, Images } from './4-render/ports/images.ts';
export type { BundledScripts, Scripts } from './4-render/ports/scripts.ts';
export type { TemplateEngine } from './4-render/templates/template-engine.ts';
export { createMemoryOutput } from './5-write/memory-output.ts';
export { type Output, OutputError } from './5-write/output.ts';
export type { RenderOptions, RenderPorts, SiteOptions, SitePorts } from './build-input.ts';
export type { BuiltSite } from './built-site.ts';
export type { Diagnostic, Position, SourceLocation } from './diagnostics/diagnostic.ts';
export { formatFrame } from './diagnostics/format-frame.ts';
export { createSourceText, type SourceText } from './diagnostics/source-text.ts';
export { suggestName } from './diagnostics/suggest-name.ts';
export type { Preview, PreviewedPage, PreviewOptions } from './preview.ts';
export type { CheckOptions } from './template/check/check-template.ts';
export type {
  CompileOptions,
  EvaluateSource,
  Jit,
  ParsedTemplate,
  Partials,
  Template,
} from './template/contract.ts';
export { type EvaluatedExpression, evaluateExpression } from './template/evaluate-expression.ts';
export { parseExpression } from './template/expression/expression.ts';
export { createJit } from './template/jit.ts';
export { KEYWORDS } from './template/parse.ts';
export { preparePartials } from './template/partial-set.ts';
export type { Limits, Read, Rendered, TemplateError } from './template/rendered.ts';
export type { TagContext } from './template/scan/tag-parser.ts';
export { compileTemplate } from './template/template.ts';
export { toInstructionTree } from './template/tree/instruction-tree.ts';
export type * from './template/tree/tree.ts';
export type { CompiledSite } from './write-site.ts';

/**
 * Builds a site: reads, validates, plans, renders and writes through the given ports. Problems of the site are returned as
 * diagnostics. The steps and their libraries are loaded on the first call, so that programs that only render templates do not
 * load them.
 */
export async function compileSite(ports: SitePorts, options: SiteOptions): Promise<CompiledSite> {
  const steps = await import('./compile-site.ts');
  return steps.compileSite(ports, options);
}

/**
 * Creates a preview of a site that is being edited, with the same compiler, from documents in memory. Works in browsers. Loaded
 * on the first call.
 */
export async function createPreview(options: PreviewOptions): Promise<Preview> {
  const { openPreview } = await import('./preview.ts');
  return openPreview(options);
}

/** Like `createPreview`, with the popup of the site on its pages. */
export async function createPreviewWithPopup(options: PreviewOptions): Promise<Preview> {
  const [{ openPreview }, { createPopup }] = await Promise.all([
    import('./preview.ts'),
    import('./4-render/popup/create-popup.ts'),
  ]);
  return openPreview({ ...options, createPopup });
}

/** Converts texts as `Preview.textHtml` does, without a site. Loaded on the first call. */
export async function createTextPreview(): Promise<Preview['textHtml']> {
  const { openTextPreview } = await import('./preview.ts');
  return openTextPreview();
}

/** Loads the code of previews before it is needed. */
export async function loadPreview(): Promise<void> {
  await import('./preview.ts');
}

/**
 * Returns every problem of a template, with code, location and hint, like `quoin check`. Loaded on the first call, because it has
 * its own parser.
 */
export async function checkTemplate(
  template: ParsedTemplate,
  options?: CheckOptions,
): Promise<readonly Diagnostic[]> {
  const check = await import('./template/check/check-template.ts');
  return check.checkTemplate(template, options);
}

import type { CompiledSite, SiteOptions, SitePorts } from './compile-site.ts';
import type { Diagnostic } from './diagnostics/index.ts';
import type { Preview, PreviewQuestion } from './preview.ts';
import type { CheckOptions } from './template/check/index.ts';
import type { ParsedTemplate } from './template/index.ts';

export {
  type Color,
  type ParsedColor,
  parseColor,
  printDate,
  textContrast,
} from '../formatters/index.ts';
export { createMemoryFiles, type Files } from './1-read/index.ts';
export type { StyleCompiler } from './2-validate/index.ts';
export { itemUrl } from './3-route/addresses.ts';
export type { Route } from './3-route/index.ts';
export type {
  BundledScripts,
  ImageFile,
  ImagePlan,
  Images,
  Scripts,
  TemplateEngine,
} from './4-render/index.ts';
// Not through the folder's door: whoever only renders templates would load all that writes a site with it.
export { createMemoryOutput } from './5-write/memory-output.ts';
export { type Output, OutputError } from './5-write/output.ts';
export type {
  BuiltSite,
  CompiledSite,
  RenderOptions,
  RenderPorts,
  SiteOptions,
  SitePorts,
} from './compile-site.ts';
export {
  createSourceText,
  type Diagnostic,
  formatFrame,
  nearest,
  type Place,
  type Position,
  type SourceText,
} from './diagnostics/index.ts';
export type { Preview, PreviewedPage, PreviewQuestion } from './preview.ts';
export type { CheckOptions } from './template/check/index.ts';
export * from './template/index.ts';

/**
 * Builds a site: reads, validates, plans, renders and writes through the ports given. What is wrong with the site comes back
 * as diagnostics. The steps and their libraries are loaded on the first call, so that who only renders templates need not
 * wait for them.
 */
export async function compileSite(ports: SitePorts, options: SiteOptions): Promise<CompiledSite> {
  const steps = await import('./compile-site.ts');
  return steps.compileSite(ports, options);
}

/**
 * Makes a preview of a site that is being edited: the same compiler, on documents in memory. Runs in a browser. Loaded on the
 * first call, like the builder.
 */
export async function createPreview(question: PreviewQuestion): Promise<Preview> {
  const { openPreview } = await import('./preview.ts');
  return openPreview(question);
}

/**
 * Every problem of a template, with its code, its place and a hint: what `quoin check` tells. Loaded on the first call, for
 * it brings a parser of its own.
 */
export async function checkTemplate(
  template: ParsedTemplate,
  options?: CheckOptions,
): Promise<readonly Diagnostic[]> {
  const check = await import('./template/check/index.ts');
  return check.checkTemplate(template, options);
}

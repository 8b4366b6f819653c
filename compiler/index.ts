import type { CompiledSite, SiteOptions, SitePorts } from './compile-site.ts';

export { createMemoryFiles, type Files } from './1-read/index.ts';
export type { StyleCompiler } from './2-validate/index.ts';
export type { Route } from './3-route/index.ts';
export type { TemplateEngine } from './4-render/index.ts';
export { createMemoryOutput, type Output, OutputError } from './5-write/index.ts';
export type { CompiledSite, SiteOptions, SitePorts } from './compile-site.ts';
export {
  createSourceText,
  type Diagnostic,
  type Place,
  type Position,
  type SourceText,
} from './diagnostics/index.ts';
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

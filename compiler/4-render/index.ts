export { type PagePolicy, policyText } from './finish/page-policy.ts';
export { scriptEntries } from './finish/script-entries.ts';
export { createMarkdownRenderer, type RenderMarkdown } from './markdown.ts';
export { createPageMemory, type PageMemory } from './memory/page-memory.ts';
export type { CopiedFile, MadeFile, OutputFile, TextFile } from './output-file.ts';
export {
  IMAGE_WIDTHS,
  type ImageFile,
  type ImagePlan,
  type Images,
  type MakeOptions,
} from './ports/images.ts';
export { createMemoryImages, type ImageSizes } from './ports/memory-images.ts';
export { type PlanOptions, planImage } from './ports/plan-image.ts';
export { type BundledScripts, createMemoryScripts, type Scripts } from './ports/scripts.ts';
export { problemsOf, type RenderedSite, renderPages } from './render-pages.ts';
export type { RenderQuestion } from './render-question.ts';
export {
  createSiteRenderer,
  type SiteRenderer,
  type SiteRendererOptions,
} from './site-renderer.ts';
export type { DescribeError } from './templates/engine-warnings.ts';
export { rememberTemplates, type TemplateEngine } from './templates/template-engine.ts';
export { SITE_LIMITS } from './templates/templates.ts';
export { checkTexts } from './text/check-texts.ts';
export { rememberTexts } from './text/remember-texts.ts';
export { createTextRenderers, type TextRenderers } from './text/text-renderers.ts';

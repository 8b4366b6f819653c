export { createMarkdownRenderer, type RenderMarkdown } from './markdown.ts';
export type { CopiedFile, OutputFile, TextFile } from './output-file.ts';
export { type RenderedSite, type RenderQuestion, renderPages } from './render-pages.ts';
export type { DescribeError } from './templates/engine-warnings.ts';
export { rememberTemplates, type TemplateEngine } from './templates/template-engine.ts';
export { SITE_LIMITS } from './templates/templates.ts';

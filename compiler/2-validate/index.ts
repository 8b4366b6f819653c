export { parseConf, parseJson, placeInJson } from './parse-json.ts';
export { placeInSources } from './place-in-sources.ts';
export { checkTemplates, describeInTheme } from './theme/check-templates.ts';
export type { CompiledStyles, Style, StyleCompiler, StyleQuestion } from './theme/style-compiler.ts';
export { validateTheme } from './theme/validate-theme.ts';
export { type ValidatedSite, type ValidationTools, validateSite } from './validate-site.ts';

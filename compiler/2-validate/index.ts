export { parseConf, parseJson, placeInJson } from './parse-json.ts';
export { type OtherPlace, placeInOtherText } from './place-in-other-text.ts';
export { placeInSources } from './place-in-sources.ts';
export { checkTemplates, describeInTheme } from './theme/check-templates.ts';
export type { CompiledStyles, Style, StyleCompiler, StyleOptions } from './theme/style-compiler.ts';
export { SYSTEM_PARTIALS } from './theme/system-partials.ts';
export { validateTheme } from './theme/validate-theme.ts';
export type { KnownDocuments } from './validate-documents.ts';
export {
  type DocumentsQuery,
  type ValidatedSite,
  type ValidationTools,
  validateSite,
  validateSiteDocuments,
} from './validate-site.ts';
export { withoutUnknownFields } from './without-unknown-fields.ts';

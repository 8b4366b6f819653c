import type { CompileOptions, ParsedTemplate } from '../template/contract.ts';

/** The part of the template engine that validation needs. */
export interface TemplateParser {
  compileTemplate(source: string, options?: CompileOptions): ParsedTemplate;
  preparePartials(texts: Readonly<Record<string, string>>): { get(name: string): ParsedTemplate | undefined };
}

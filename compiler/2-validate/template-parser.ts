import type { CompileOptions, ParsedTemplate } from '../template/contract.ts';

/** The part of the template language that tells what is wrong with a template. */
export interface TemplateParser {
  compileTemplate(source: string, options?: CompileOptions): ParsedTemplate;
  preparePartials(texts: Readonly<Record<string, string>>): { get(name: string): ParsedTemplate | undefined };
}

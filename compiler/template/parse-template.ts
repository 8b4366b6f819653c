import { DIALECTS, formatters, predicates } from '../../formatters/index.ts';
import type { SourceText } from '../diagnostics/index.ts';
import { type AssemblyError, assemble } from './assemble.ts';
import type { CompileOptions, ParsedTemplate, TemplateError } from './contract.ts';
import { parse } from './parse.ts';
import type { UnknownName } from './scan/tag-parser.ts';

/** Text to tree: parse, then assemble. Never throws: what is wrong stands in `errors`. */
export function parseTemplate(source: SourceText, { dialect = 'platform' }: CompileOptions): ParsedTemplate {
  const unknown: UnknownName[] = [];
  const context = {
    dialect: DIALECTS[dialect],
    formatters,
    predicates,
    report: (name: UnknownName) => void unknown.push(name),
  };
  const tags = parse(source.text, context);
  const { root, errors } = assemble(tags, context.dialect, source.text.length);
  return {
    file: source.file,
    source: source.text,
    tree: root,
    errors: [
      ...unknown.map((name) => parserError(source, name)),
      ...errors.map((error) => assemblerError(source, error)),
    ],
  };
}

function parserError(source: SourceText, { kind, name, start, end }: UnknownName): TemplateError {
  const what = kind === 'formatter' ? 'Formatter' : 'Predicate';
  return {
    type: 'parser',
    message: `SyntaxError: ${what} '${name}' is unknown`,
    place: source.place(start, end),
  };
}

function assemblerError(source: SourceText, { message, at }: AssemblyError): TemplateError {
  return { type: 'assembler', message: `SyntaxError: ${message}`, place: source.place(at.start, at.end) };
}

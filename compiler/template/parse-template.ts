import { DIALECTS, formatters, predicates } from '../../formatters/index.ts';
import type { SourceText } from '../diagnostics/source-text.ts';
import { type AssemblyError, assemble } from './assemble.ts';
import type { CompileOptions, ParsedTemplate } from './contract.ts';
import { parse } from './parse.ts';
import type { TemplateError } from './rendered.ts';
import type { UnknownName } from './scan/tag-parser.ts';

/** Converts text to a tree: parses, then assembles. Never throws: problems are in `errors`. */
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
    errors: inOrder([
      ...unknown.map((name) => ({ at: name.start, error: parserError(source, name) })),
      ...errors.map((error) => ({ at: raisedAt(error), error: assemblerError(source, error) })),
    ]),
  };
}

/** Errors of a tag itself come before assembly errors, which are found at the end of the tag. */
function raisedAt({ at, block }: AssemblyError): number {
  return Math.max(at.end, block?.end ?? 0);
}

interface Raised {
  readonly at: number;
  readonly error: TemplateError;
}

function inOrder(raised: readonly Raised[]): readonly TemplateError[] {
  if (raised.length === 0) return [];
  return raised.toSorted((one, other) => one.at - other.at).map(({ error }) => error);
}

function parserError(source: SourceText, { kind, name, start, end }: UnknownName): TemplateError {
  const what = kind === 'formatter' ? 'Formatter' : 'Predicate';
  return {
    type: 'parser',
    message: `SyntaxError: ${what} '${name}' is unknown`,
    location: source.location(start, end),
  };
}

function assemblerError(source: SourceText, { message, at }: AssemblyError): TemplateError {
  return {
    type: 'assembler',
    message: `SyntaxError: ${message}`,
    location: source.location(at.start, at.end),
  };
}

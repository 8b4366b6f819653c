import { createSourceText } from '../../compiler/diagnostics/source-text.ts';
import { suggestName } from '../../compiler/diagnostics/suggest-name.ts';
import type { DialectName, JsonObject, Value } from '../../formatters/index.ts';
import { findJsonProblem } from '../input/json.ts';
import { findInvalidOption, OPTION_NAMES } from './case-options.ts';
import type { BrokenCase, CaseOptions, Expected, ExpectedError, TestCase } from './test-case.ts';

/** A section of a case file below a heading such as `:TEMPLATE`. */
export interface CaseSection {
  readonly name: string;
  readonly text: string;
  /** The line after the heading, 1-based. */
  readonly line: number;
  /** Number of lines. */
  readonly length: number;
}

const SECTION_NAMES = [
  'JSON',
  'PARTIALS',
  'INJECTS',
  'OPTIONS',
  'TEMPLATE',
  'OUTPUT',
  'ERRORS',
  'PROBLEMS',
] as const;

type SectionName = (typeof SECTION_NAMES)[number];

/** `:NAME` alone on its line. Suffixed names such as `:JSON-product` are accepted and ignored. */
const HEADING = /^:([A-Z]{3,}(?:-[\w.-]+)?)[ \t]*\r?$/;

/** Splits a case file at its headings. Text before the first heading is a comment and is dropped. */
export function splitSections(text: string): readonly CaseSection[] {
  const sections: { name: string; lines: string[]; line: number }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const name = HEADING.exec(line)?.[1];
    if (name !== undefined) sections.push({ name, lines: [], line: index + 2 });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ name, lines, line }) => ({
    name,
    text: lines.join('\n'),
    line,
    length: lines.length,
  }));
}

/**
 * Parses a case file: `:JSON`, `:PARTIALS`, `:TEMPLATE`, `:OUTPUT`, `:ERRORS`, and `:PROBLEMS` for the output of
 * `quoin check`.
 */
export async function readCaseFile(
  file: string,
  text: string,
  defaultDialect: DialectName,
): Promise<TestCase | BrokenCase> {
  try {
    checkHeadings(text);
    return await readCase(file, splitSections(text), defaultDialect);
  } catch (error) {
    if (error instanceof MalformedCase) return { id: file, file, line: error.line, broken: error.message };
    throw error;
  }
}

class MalformedCase extends Error {
  override readonly name = 'MalformedCase';
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

async function readCase(
  file: string,
  sections: readonly CaseSection[],
  defaultDialect: DialectName,
): Promise<TestCase> {
  checkNames(sections);
  const find = (name: SectionName) => sections.find((section) => section.name === name);
  const template = find('TEMPLATE');
  if (template === undefined) throw new MalformedCase('the :TEMPLATE section is missing', 1);
  const output = find('OUTPUT');
  const errors = find('ERRORS');
  const problems = find('PROBLEMS');
  return {
    id: file,
    file,
    line: (output ?? errors ?? problems ?? template).line,
    kind: 'render',
    template: template.text.trim(),
    templateStart: startOf(template),
    data: await readJson(find('JSON')),
    partials: checkPartials(await readObject(find('PARTIALS')), find('PARTIALS')),
    injects: await readObject(find('INJECTS')),
    options: readOptions(await readObject(find('OPTIONS')), defaultDialect, find('OPTIONS')),
    expected: readExpected({ output, errors, problems }),
  };
}

/** Position of the first non-blank character of a section. */
function startOf({ text, line }: CaseSection): { readonly line: number; readonly column: number } {
  const { start } = createSourceText('', text).location(text.length - text.trimStart().length, text.length);
  return { line: line + start.line - 1, column: start.column };
}

/** A misspelled heading; without this check it would silently become part of the section before it. */
const HEADING_LIKE = /^\s*:[ \t]*([A-Za-z]{3,20})[ \t]*:?\s*$/;

function checkHeadings(text: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    const close = intendedHeading(line);
    if (close === undefined) continue;
    throw new MalformedCase(`unknown heading ${line.trim()}; did you mean :${close}?`, index + 1);
  }
}

function intendedHeading(line: string): string | undefined {
  if (HEADING.test(line)) return undefined;
  const word = HEADING_LIKE.exec(line)?.[1];
  return word === undefined ? undefined : suggestName(word, SECTION_NAMES);
}

/** Whether a file is meant as a test case, valid or not. Folders contain many other files. */
export function looksLikeCase(text: string): boolean {
  return (
    splitSections(text).length > 0 || text.split('\n').some((line) => intendedHeading(line) === 'TEMPLATE')
  );
}

function checkNames(sections: readonly CaseSection[]): void {
  const seen = new Set<string>();
  for (const { name, line } of sections) {
    const base = name.split('-')[0] ?? name;
    if (!SECTION_NAMES.some((known) => known === base)) {
      const close = suggestName(base, SECTION_NAMES);
      const hint = close === undefined ? '' : `; did you mean :${close}?`;
      throw new MalformedCase(`unknown section :${name}${hint}`, line - 1);
    }
    if (seen.has(name)) throw new MalformedCase(`duplicate section :${name}`, line - 1);
    seen.add(name);
  }
}

async function readJson(section: CaseSection | undefined): Promise<Value> {
  if (section === undefined || section.text.trim() === '') return {};
  const problem = await findJsonProblem(section.text, section.name);
  if (problem === undefined) return JSON.parse(section.text);
  const { line = 1, column = 1 } = problem.location?.start ?? {};
  throw new MalformedCase(
    `invalid JSON in :${section.name}: ${problem.message} (column ${column})`,
    section.line + line - 1,
  );
}

async function readObject(section: CaseSection | undefined): Promise<JsonObject> {
  const value = await readJson(section);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new MalformedCase(`:${section?.name} is not a JSON object`, section?.line ?? 1);
}

function checkPartials(map: JsonObject, section: CaseSection | undefined): Readonly<Record<string, string>> {
  for (const [name, text] of Object.entries(map)) {
    if (typeof text !== 'string')
      throw new MalformedCase(`the partial ${name} is not a string`, section?.line ?? 1);
  }
  return map as Readonly<Record<string, string>>;
}

function readOptions(given: JsonObject, dialect: DialectName, section: CaseSection | undefined): CaseOptions {
  const line = section?.line ?? 1;
  const unknown = Object.keys(given).find((name) => !OPTION_NAMES.includes(name));
  if (unknown !== undefined) {
    const close = suggestName(unknown, OPTION_NAMES);
    const hint = close === undefined ? '' : `; did you mean ${close}?`;
    throw new MalformedCase(`unknown option ${unknown}${hint}`, line);
  }
  const invalid = findInvalidOption(given);
  if (invalid !== undefined)
    throw new MalformedCase(`the option ${invalid.name} must be a ${invalid.type}`, line);
  if (given.dialect !== undefined && given.dialect !== 'platform' && given.dialect !== 'browser') {
    throw new MalformedCase(`unknown dialect ${String(given.dialect)}`, line);
  }
  return { dialect, locale: 'en', enableExpr: true, enableInclude: true, ...given } as CaseOptions;
}

interface ExpectedSections {
  readonly output: CaseSection | undefined;
  readonly errors: CaseSection | undefined;
  readonly problems: CaseSection | undefined;
}

function readExpected({ output, errors, problems }: ExpectedSections): Expected {
  const expectedErrors = errors === undefined ? undefined : readErrors(errors.text);
  return {
    trims: true,
    ...(output === undefined ? {} : { output: output.text }),
    ...(expectedErrors === undefined ? {} : { errors: expectedErrors, errorCount: expectedErrors.length }),
    ...(problems === undefined ? {} : { problems: problems.text }),
  };
}

/** One message per line, with an optional type: `engine: RuntimeError: …`. */
function readErrors(text: string): readonly ExpectedError[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, type, message] = /^(parser|assembler|engine): (.*)$/.exec(line) ?? [];
      return type === undefined || message === undefined ? { message: line } : { type, message };
    });
}

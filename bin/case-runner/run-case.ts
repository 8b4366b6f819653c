import type { CLDR } from '@phensley/cldr';
import { formatFrame } from '../../compiler/diagnostics/format-frame.ts';
import { createSourceText } from '../../compiler/diagnostics/source-text.ts';
import { checkTemplate } from '../../compiler/template/check/check-template.ts';
import type { Template } from '../../compiler/template/contract.ts';
import { evaluateExpression } from '../../compiler/template/evaluate-expression.ts';
import type { TemplateError } from '../../compiler/template/rendered.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import { toInstructionTree } from '../../compiler/template/tree/instruction-tree.ts';
import type { Value } from '../../formatters/index.ts';
import { type Actual, compare } from './compare.ts';
import type { TestCase, TestResult } from './test-case.ts';

/** Runs a case on a copy of its data. Also returns the actual result, for `--update`. */
export function runCase(test: TestCase, cldr: CLDR | undefined): { result: TestResult; actual: Actual } {
  const { id, file, line, expected } = test;
  const actual = run(test, cldr);
  const differences = compare(expected, { ...actual, locationOf: (error) => locationInCase(error, test) });
  const ok = differences.length === 0;
  return { result: { id, file, line, ok, ...(ok ? {} : { message: differences.join('\n') }) }, actual };
}

function run(test: TestCase, cldr: CLDR | undefined): Actual {
  const { kind, options, expected } = test;
  const { dialect, enableExpr, enableInclude, now } = options;
  const template = compileTemplate(test.template, { dialect, enableExpr, enableInclude });
  const { output, errors } = template.render(structuredClone(test.data), {
    partials: structuredClone(test.partials),
    injects: structuredClone(test.injects),
    limits: limitsOf(test),
    ...(cldr === undefined ? {} : { cldr }),
    ...(now === undefined ? {} : { now }),
  });
  return {
    output,
    errors: kind === 'parse' ? template.errors : errors,
    ...(expected.problems === undefined ? {} : { problems: problemsOf(template, test) }),
    ...(expected.code === undefined ? {} : { code: toInstructionTree(template.tree) }),
    ...(isStandalone(test) ? { value: encodedValue(test) } : {}),
  };
}

/**
 * Maps an error to `file:line:column`: a location in the case file for the template, in the partial for a partial.
 */
function locationInCase({ location, trail = [] }: TemplateError, test: TestCase): string | undefined {
  if (location === undefined) return undefined;
  const { line, column } = location.start;
  if (trail.length > 0 && Object.hasOwn(test.partials, location.file))
    return `${location.file}:${line}:${column}`;
  const { file, templateStart } = test;
  if (templateStart === undefined) return `template:${line}:${column}`;
  const before = line === 1 ? templateStart.column - 1 : 0;
  return `${file}:${templateStart.line + line - 1}:${before + column}`;
}

function limitsOf({
  options: { maxTokens, maxStringLen, maxPartialDepth },
}: TestCase): Record<string, number> {
  const limits = { maxTokens, maxStringLen, maxPartialDepth };
  return Object.fromEntries(
    Object.entries(limits).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

/** The output of `quoin check` for the template, without the summary line. */
function problemsOf(template: Template, { partials, options }: TestCase): string {
  const source = createSourceText(template.file, template.source);
  return checkTemplate(template, { partials: Object.keys(partials), dialect: options.dialect })
    .map((diagnostic) => formatFrame(diagnostic, source))
    .join('');
}

/**
 * Whether the template consists of the expression alone. Otherwise assignments before it affect its value, so only
 * the output is compared.
 */
function isStandalone({ expected, expression, template }: TestCase): boolean {
  return expected.value !== undefined && template === `{.eval ${expression}}`;
}

/** The value of an expression as vectors encode it. */
function encodedValue(test: TestCase): { readonly type: string; readonly value?: Value } {
  const { value } = evaluateExpression(test.expression ?? '', {
    dialect: test.options.dialect,
    data: structuredClone(test.data),
    ...limitsOf(test),
  });
  if (value === undefined) return { type: 'none' };
  if (value === null) return { type: 'null' };
  const needsEncoding = typeof value === 'number' && !Number.isFinite(value);
  return { type: typeof value, value: needsEncoding ? String(value) : value };
}

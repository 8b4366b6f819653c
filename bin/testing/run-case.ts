import type { CLDR } from '@phensley/cldr';
import {
  compileTemplate,
  evaluateExpression,
  type Rendered,
  toInstructionTree,
} from '../../compiler/template/index.ts';
import type { Value } from '../../formatters/index.ts';
import { type Actual, compare } from './compare.ts';
import type { TestCase, TestResult } from './test-case.ts';

/** Runs a case on a fresh copy of its data. Gives what came out as well, for `--update`. */
export function runCase(test: TestCase, cldr: CLDR | undefined): { result: TestResult; rendered: Rendered } {
  const { id, file, line, expected } = test;
  const { actual, rendered } = run(test, cldr);
  const differences = compare(expected, actual);
  const ok = differences.length === 0;
  return { result: { id, file, line, ok, ...(ok ? {} : { message: differences.join('\n') }) }, rendered };
}

function run(test: TestCase, cldr: CLDR | undefined): { actual: Actual; rendered: Rendered } {
  const { kind, options, expected } = test;
  const { dialect, enableExpr, enableInclude, now } = options;
  const template = compileTemplate(test.template, { dialect, enableExpr, enableInclude });
  const rendered = template.render(structuredClone(test.data), {
    partials: structuredClone(test.partials),
    injects: structuredClone(test.injects),
    limits: limitsOf(test),
    ...(cldr === undefined ? {} : { cldr }),
    ...(now === undefined ? {} : { now }),
  });
  const isParse = kind === 'parse';
  return {
    rendered,
    actual: {
      errors: isParse ? template.errors : rendered.errors,
      output: rendered.output,
      ...(expected.code === undefined ? {} : { code: toInstructionTree(template.tree) }),
      ...(expected.value === undefined ? {} : { value: spelledValue(test) }),
    },
  };
}

function limitsOf({
  options: { maxTokens, maxStringLen, maxPartialDepth },
}: TestCase): Record<string, number> {
  const limits = { maxTokens, maxStringLen, maxPartialDepth };
  return Object.fromEntries(
    Object.entries(limits).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

/** The value of an expression in the spelling of vectors. */
function spelledValue(test: TestCase): { readonly type: string; readonly value?: Value } {
  const { value } = evaluateExpression(test.expression ?? '', {
    data: structuredClone(test.data),
    ...limitsOf(test),
  });
  if (value === undefined) return { type: 'none' };
  if (value === null) return { type: 'null', value };
  const isSpelled = typeof value === 'number' && !Number.isFinite(value);
  return { type: typeof value, value: isSpelled ? String(value) : value };
}

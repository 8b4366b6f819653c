import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CLDR } from '@phensley/cldr';
import { printable } from '../../compiler/diagnostics/format-frame.ts';
import type { Actual } from '../case-runner/compare.ts';
import { findCases } from '../case-runner/find-cases.ts';
import { runCase } from '../case-runner/run-case.ts';
import type { BrokenCase, TestCase, TestResult } from '../case-runner/test-case.ts';
import { updateCaseFile } from '../case-runner/update-case.ts';
import { defineCommand } from '../input/command.ts';
import { readTextFile } from '../input/files.ts';
import { lazyLocale } from '../input/locale.ts';
import { readDialect } from '../input/read-dialect.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { createProgress } from '../printing/progress.ts';

/** `quoin test fixtures/cases`: runs template test cases and conformance vectors. */
export const test = defineCommand({
  name: 'test',
  summary: 'run template test cases and conformance vectors',
  usage: 'quoin test <path…>',
  options: {
    update: {
      type: 'boolean',
      description: 'update :OUTPUT, :ERRORS and :PROBLEMS of case files',
    },
    filter: {
      type: 'string',
      value: 'TEXT',
      description: 'run only cases whose name or file contains this text',
    },
    java: { type: 'boolean', description: 'include vectors of the Java engine' },
    dialect: {
      type: 'string',
      value: 'NAME',
      description: 'platform or browser (default: that of each case)',
    },
  },
  examples: ['quoin test fixtures/cases', 'quoin test fixtures/cases --filter truncate --update'],
  async run(io, { values, positionals }) {
    if (positionals.length === 0) {
      throw new CommandError('usage', 'Missing argument: file or folder', 'usage: quoin test <path…>');
    }
    const cases = await findCases(io, positionals, {
      dialect: values.dialect === undefined ? undefined : readDialect(values.dialect),
      java: values.java === true,
      filter: values.filter ?? '',
    });
    if (cases.length === 0) {
      const wanted = values.filter === undefined ? '' : ` matching ${values.filter}`;
      throw new CommandError('usage', `No tests found${wanted} in ${positionals.join(' ')}`);
    }
    const results = runAll(io, cases, values.update === true);
    printResult(io, results);
    return results.some(({ ok }) => !ok) ? 1 : 0;
  },
});

function runAll(io: Io, cases: readonly (TestCase | BrokenCase)[], updates: boolean): readonly TestResult[] {
  const progress = createProgress(io, { label: 'tests', total: cases.length });
  const locales = new Map<string, () => CLDR>();
  const results: TestResult[] = [];
  for (const each of cases) {
    results.push(runOne(io, each, { locales, updates }));
    progress.advance();
  }
  progress.end();
  return results;
}

interface Setting {
  /** Loads locale data once per tag. */
  readonly locales: Map<string, () => CLDR>;
  readonly updates: boolean;
}

function runOne(io: Io, test: TestCase | BrokenCase, { locales, updates }: Setting): TestResult {
  if ('broken' in test) {
    const { id, file, line, broken } = test;
    return { id, file, line, ok: false, message: `invalid test: ${broken}` };
  }
  const { id, file, line, skip } = test;
  if (skip !== undefined) return { id, file, line, ok: true, skipped: skip };
  try {
    const { result, actual } = runCase(test, localeOf(test, locales));
    return updates && !result.ok && !file.endsWith('.jsonl') ? update(io, result, actual) : result;
  } catch (error) {
    // A failing case must not stop the others.
    return { id, file, line, ok: false, message: `could not run: ${errorMessage(error)}` };
  }
}

function errorMessage(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function localeOf({ options: { locale } }: TestCase, locales: Map<string, () => CLDR>): CLDR | undefined {
  if (locale === null) return undefined;
  const load = locales.get(locale) ?? lazyLocale(locale);
  locales.set(locale, load);
  return load();
}

function update(io: Io, result: TestResult, actual: Actual): TestResult {
  const { id, file, line } = result;
  const text = updateCaseFile(readTextFile(io, file, 'test'), actual);
  if (text === undefined) {
    return {
      ...result,
      message: `${result.message}\nnot updated: a line of the output looks like a heading`,
    };
  }
  writeFileSync(resolve(io.cwd, file), text);
  if (!io.json) io.err(`Updated ${file}\n`);
  return { id, file, line, ok: true };
}

function printResult(io: Io, results: readonly TestResult[]): void {
  const failures = results.filter(({ ok }) => !ok);
  const skipped = results.filter((result) => result.skipped !== undefined).length;
  const counts = { passed: results.length - failures.length - skipped, failed: failures.length, skipped };
  if (io.json) {
    const cases = results.map(({ line: _line, ...rest }) => rest);
    io.out(`${JSON.stringify({ ...counts, cases })}\n`);
    return;
  }
  for (const { id, file, line, message = '' } of failures) {
    const name = id === file ? '' : ` ${id}`;
    // Template output may contain control characters; they must not reach the terminal.
    const lines = message.split('\n').map((text) => `  ${printable(text)}`);
    io.out(`${printable(`FAILED ${file}:${line}${name}`)}\n${lines.join('\n')}\n\n`);
  }
  io.out(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
}

import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { createMemoryIo } from '../testing/memory-io.ts';
import { formatAdvice, groupAdvice, isAdvice } from './advice.ts';
import { countDiagnostics, formatDiagnostics } from './format-diagnostics.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { printInternalError } from './print-internal-error.ts';
import { shellQuote } from './shell-quote.ts';

type Severity = Diagnostic['severity'];

const problem = (severity: Severity, code = 'site/x'): Diagnostic => ({ severity, code, message: 'M' });
const ADVICE = 'template/raw-value-in-html';
const times = (count: number, one: Diagnostic) => Array.from({ length: count }, () => one);

describe('advice', () => {
  it('is no error', () => {
    expect(isAdvice(problem('warning', ADVICE))).toBe(true);
    expect(isAdvice(problem('error', ADVICE))).toBe(false);
    expect(isAdvice(problem('warning'))).toBe(false);
  });

  it.each([
    [10, false, 10],
    [11, false, 0],
    [11, true, 11],
  ])('of %i values is listed in full (asked for: %s): %i', (count, isListed, listed) => {
    const grouped = groupAdvice(times(count, problem('warning', ADVICE)), isListed);
    expect(grouped.listed).toHaveLength(listed);
    expect(grouped.counted).toHaveLength(count - listed);
  });

  it('comes after the problems: errors, warnings, notes', () => {
    const all = [problem('info'), problem('warning', ADVICE), problem('warning'), problem('error')];
    expect(groupAdvice(all, false).problems.map(({ severity }) => severity)).toEqual([
      'error',
      'warning',
      'info',
    ]);
  });

  it('is counted by kind', () => {
    const all = [...times(2, problem('warning', ADVICE)), problem('warning', 'template/raw-value-in-url')];
    expect(formatAdvice(all)).toBe(
      'advice[template/raw-value-in-html]: 2 values printed without escaping in the text of pages\n' +
        'advice[template/raw-value-in-url]: 1 value printed without escaping in URLs\n' +
        '  = help: --advice lists them\n\n',
    );
    expect(formatAdvice([])).toBe('');
  });
});

describe('problems', () => {
  it('are counted by severity', () => {
    expect(countDiagnostics([problem('error'), problem('error'), problem('warning'), problem('info')])).toBe(
      '2 errors and 1 warning and 1 note',
    );
    expect(countDiagnostics([])).toBe('');
  });

  it('are summed up by code from ten on, if there are several codes', () => {
    const format = (all: readonly Diagnostic[]) => formatDiagnostics(all, { sources: {}, color: false });
    const many = times(9, problem('error'));
    expect(format([...many, problem('error', 'site/y')])).toMatch(/\n9 site\/x\n1 site\/y\n\n$/);
    expect(format([...many, ...many, problem('error', 'site/y')])).toMatch(/\n18 site\/x\n 1 site\/y\n\n$/);
    expect(format([...many, problem('error')])).not.toMatch(/\n10 /);
    expect(format([...times(8, problem('error')), problem('error', 'site/y')])).not.toMatch(/\n8 /);
  });

  it('other than errors are not printed with --quiet', () => {
    const io = { ...createMemoryIo(), quiet: true };
    printDiagnostics(io, [problem('warning'), problem('info')]);
    expect(io.errors()).toBe('');
    printDiagnostics(io, [problem('warning'), problem('error')]);
    expect(io.errors()).toBe('error[site/x]: M\n\n');
  });
});

it('an internal error is printed with the place where it happened', () => {
  const io = createMemoryIo();
  printInternalError(io, new Error('Oh'));
  expect(io.errors()).toMatch(/^quoin: Internal error:\nError: Oh\n {4}at /);
  printInternalError(io, 'text');
  expect(io.errors()).toMatch(/\nquoin: Internal error:\ntext\n$/);
});

it.each([
  ['my-shop', 'my-shop'],
  ['-x', './-x'],
  ['my shop', "'my shop'"],
  ["it's", "'it'\\''s'"],
  ['a;b', "'a;b'"],
])('the path %s is %s in a shell', (path, expected) => {
  expect(shellQuote(path)).toBe(expected);
});

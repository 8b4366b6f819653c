import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { plural } from './plural.ts';

/** Advice on style: pages are as intended today, and values of another kind would break them. By code, what it counts. */
const ADVICE: Readonly<Record<string, string>> = {
  'template/raw-value-in-html': 'in the text of pages',
  'template/raw-value-in-attribute': 'in attributes',
  'template/raw-value-in-url': 'in URLs',
  'template/raw-value-in-script': 'in scripts',
};

export function isAdvice({ code, severity }: Diagnostic): boolean {
  return severity !== 'error' && Object.hasOwn(ADVICE, code);
}

/** More advice than this would hide what breaks a page. */
const MAX_LISTED = 10;

export interface Grouped {
  /** What breaks a page or is missing on it: errors first, then warnings, then notes. */
  readonly problems: readonly Diagnostic[];
  /** Advice that is printed in full, after the problems. */
  readonly listed: readonly Diagnostic[];
  /** Advice that is only counted. */
  readonly counted: readonly Diagnostic[];
}

/** Separates problems from advice. Much advice is counted, unless `isListed`. */
export function groupAdvice(diagnostics: readonly Diagnostic[], isListed: boolean): Grouped {
  const advice = diagnostics.filter(isAdvice);
  const problems = ['error', 'warning', 'info'].flatMap((severity) =>
    diagnostics.filter((each) => each.severity === severity && !isAdvice(each)),
  );
  const areListed = isListed || advice.length <= MAX_LISTED;
  return { problems, listed: areListed ? advice : [], counted: areListed ? [] : advice };
}

/** One line for each kind of advice, and how to see it; empty without advice. */
export function formatAdvice(advice: readonly Diagnostic[]): string {
  if (advice.length === 0) return '';
  const lines = Object.entries(ADVICE).flatMap(([code, where]) => {
    const count = advice.filter((each) => each.code === code).length;
    return count === 0
      ? []
      : [`advice[${code}]: ${plural(count, 'value')} printed without escaping ${where}\n`];
  });
  return `${lines.join('')}  = help: --advice lists them\n\n`;
}

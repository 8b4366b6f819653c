import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ThemeTemplate } from '../../model/theme.ts';
import type { TemplateError } from '../../template/rendered.ts';

/** An error in one template on one page. */
export interface PageWarning {
  readonly error: TemplateError;
  readonly template: ThemeTemplate;
  readonly url: string;
}

/** Collects errors while pages are rendered. They are warnings, since the pages are still published (R-ENG-ERR-18). */
export interface EngineWarnings {
  add(errors: readonly TemplateError[], where: Omit<PageWarning, 'error'>): void;
  /** Returns and clears the errors collected since the last call; called after each page. */
  drain(): readonly PageWarning[];
}

/** Describes a template error, with its location in the theme file. */
export type DescribeError = (error: TemplateError, template: ThemeTemplate) => Diagnostic;

export function createEngineWarnings(): EngineWarnings {
  let pending: PageWarning[] = [];
  return {
    add: (errors, where) => {
      // Errors of type `parser` and `assembler` were reported before rendering.
      for (const error of errors) if (error.type === 'engine') pending.push({ error, ...where });
    },
    drain: () => {
      const drained = pending;
      pending = [];
      return drained;
    },
  };
}

interface Counted {
  readonly warning: PageWarning;
  pages: number;
  lastUrl: string;
}

/** Returns one diagnostic per error, however many pages have it, in page order. */
export function describeWarnings(
  warnings: readonly PageWarning[],
  describe: DescribeError,
): readonly Diagnostic[] {
  const counted = new Map<string, Counted>();
  for (const warning of warnings) {
    const { error, url } = warning;
    const key = `${error.location?.file}:${error.location?.start.offset}:${error.message}`;
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { warning, pages: 1, lastUrl: url });
    else if (known.lastUrl !== url) {
      known.pages += 1;
      known.lastUrl = url;
    }
  }
  return [...counted.values()].map(({ warning: { error, template, url }, pages }) => {
    const diagnostic = describe(error, template);
    const message =
      pages === 1 ? diagnostic.message : `${diagnostic.message} (and on ${countOfPages(pages - 1)})`;
    return { ...diagnostic, severity: 'warning', message, trail: [url, ...(diagnostic.trail ?? [])] };
  });
}

/** `1 more page`, `2 more pages`. */
export function countOfPages(count: number): string {
  return `${count} more ${count === 1 ? 'page' : 'pages'}`;
}

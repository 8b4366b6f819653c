import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ThemeTemplate } from '../../model/theme.ts';
import type { TemplateError } from '../../template/rendered.ts';

/** What went wrong while one template of one page was rendered. */
export interface PageWarning {
  readonly error: TemplateError;
  readonly template: ThemeTemplate;
  readonly url: string;
}

/** Takes what goes wrong while pages are rendered: such pages are published, so all of it is warnings (R-ENG-ERR-18). */
export interface EngineWarnings {
  add(errors: readonly TemplateError[], where: Omit<PageWarning, 'error'>): void;
  /** What came since it was asked last: asked after each page, it is the page's. */
  drain(): readonly PageWarning[];
}

/** Tells an error of the template language to a person, with its place in the theme's own file. */
export type DescribeError = (error: TemplateError, template: ThemeTemplate) => Diagnostic;

export function createEngineWarnings(): EngineWarnings {
  let pending: PageWarning[] = [];
  return {
    add: (errors, where) => {
      // Errors of type `parser` and `assembler` were told before anything was rendered.
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

/** One for each thing that is wrong, however many pages show it; pages in order, each page's warnings together. */
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

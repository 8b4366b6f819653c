import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ThemeTemplate } from '../../model/index.ts';
import type { TemplateError } from '../../template/index.ts';

/** Takes what goes wrong while pages are rendered: such pages are published, so all of it is warnings (R-ENG-ERR-18). */
export interface EngineWarnings {
  add(
    errors: readonly TemplateError[],
    where: { readonly url: string; readonly template: ThemeTemplate },
  ): void;
  /** One for each thing that is wrong, however many pages show it. */
  list(): readonly Diagnostic[];
}

interface Counted {
  readonly error: TemplateError;
  readonly template: ThemeTemplate;
  readonly url: string;
  pages: number;
  lastUrl: string;
}

/** Tells an error of the template language to a person, with its place in the theme's own file. */
export type DescribeError = (error: TemplateError, template: ThemeTemplate) => Diagnostic;

export function createEngineWarnings(describe: DescribeError): EngineWarnings {
  const counted = new Map<string, Counted>();
  return {
    add: (errors, { url, template }) => {
      for (const error of errors) {
        // Errors of type `parser` and `assembler` were told before anything was rendered.
        if (error.type !== 'engine') continue;
        const key = `${error.place?.file}:${error.place?.start.offset}:${error.message}`;
        const known = counted.get(key);
        if (known === undefined) counted.set(key, { error, template, url, pages: 1, lastUrl: url });
        else if (known.lastUrl !== url) {
          known.pages += 1;
          known.lastUrl = url;
        }
      }
    },
    list: () =>
      [...counted.values()].map(({ error, template, url, pages }) => {
        const diagnostic = describe(error, template);
        const message =
          pages === 1 ? diagnostic.message : `${diagnostic.message} (and on ${pages - 1} more pages)`;
        return { ...diagnostic, severity: 'warning', message, trail: [url, ...(diagnostic.trail ?? [])] };
      }),
  };
}

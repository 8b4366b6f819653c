import type { Source } from '../1-read/read-site.ts';
import { describeInTheme } from '../2-validate/theme/check-templates.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { Theme, ThemeTemplate } from '../model/theme.ts';
import type { TemplateError } from '../template/contract.ts';

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

export function createEngineWarnings(theme: Theme, sources: readonly Source[]): EngineWarnings {
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
        const diagnostic = describeInTheme(error, { template, theme, sources });
        const message =
          pages === 1 ? diagnostic.message : `${diagnostic.message} (and on ${pages - 1} more pages)`;
        return { ...diagnostic, severity: 'warning', message, trail: [url, ...(diagnostic.trail ?? [])] };
      }),
  };
}

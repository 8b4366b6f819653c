import type { CLDR } from '@phensley/cldr';
import type { JsonObject } from '../../../formatters/index.ts';
import { ownValue } from '../../model/own-value.ts';
import type { Theme, ThemeTemplate } from '../../model/theme.ts';
import type { RenderOptions, Template } from '../../template/contract.ts';
import type { Injects } from '../../template/injects.ts';
import type { Limits } from '../../template/rendered.ts';
import { BUILT_IN_TEMPLATES } from './built-in-templates.ts';
import type { EngineWarnings } from './engine-warnings.ts';
import type { TemplateEngine } from './template-engine.ts';

/** Limits of one render when a site is compiled (R-ENG-LIM-05, R-ENG-LANG-07). A megabyte is 1e6. */
export const SITE_LIMITS: Partial<Limits> = {
  maxTokens: 1000,
  maxStringLen: 65_536,
  maxSteps: 100_000,
  maxOutput: 5_000_000,
};

/** Renders templates of the theme, or built-in ones where the theme has none. */
export interface Templates {
  /** Returns a theme template by name, or a built-in one. */
  named(name: string): ThemeTemplate;
  layout(key: string): ThemeTemplate;
  render(template: ThemeTemplate, data: JsonObject, page: PageInjects): string;
}

export interface PageInjects {
  readonly url: string;
  readonly injects: Injects;
  /** Hidden data that forms on the page submit. */
  readonly formPage: JsonObject;
}

export interface TemplateServices {
  readonly engine: TemplateEngine;
  readonly cldr: CLDR | undefined;
  /** Called only when the output depends on it. */
  now(): number;
  readonly warnings: EngineWarnings;
}

export function createTemplates(theme: Theme, { engine, cldr, now, warnings }: TemplateServices): Templates {
  const partials = engine.preparePartials(theme.partialTexts);
  // Keyed by object: comparing template texts for every page would be slow.
  const prepared = new Map<ThemeTemplate, Template>();
  const byName = new Map<string, ThemeTemplate>();
  for (const [name, text] of Object.entries(BUILT_IN_TEMPLATES))
    byName.set(name, builtInTemplate(name, text));
  for (const { list, item } of Object.values(theme.collections)) {
    if (list !== undefined) byName.set(list.name, list);
    if (item !== undefined) byName.set(item.name, item);
  }
  for (const page of Object.values(theme.pages)) byName.set(page.name, page);
  const fallback = builtInTemplate('built-in/nothing', '');
  const ofSite: RenderOptions = {
    partials,
    cldr,
    limits: SITE_LIMITS,
    get now() {
      return now();
    },
  };
  return {
    named: (name) => byName.get(name) ?? fallback,
    layout: (key) => ownValue(theme.layouts, key) ?? theme.layouts.default ?? fallback,
    render: (template, data, { url, injects }) => {
      const runnable =
        prepared.get(template) ?? engine.compileTemplate(template.text, { file: template.name });
      prepared.set(template, runnable);
      // With those of the site as their prototype: V8 gives each object literal with a getter a hidden class of its own, which keeps the data
      // of the getter until the next full collection. TypeScript does not know that `__proto__` in a literal sets the prototype.
      const options = { __proto__: ofSite, injects } as RenderOptions;
      const { output, errors } = runnable.render(data, options);
      if (errors.length > 0) warnings.add(errors, { url, template });
      return output;
    },
  };
}

/** A template that is not in a file. */
export function builtInTemplate(name: string, text: string): ThemeTemplate {
  return { name, text, pieces: [] };
}

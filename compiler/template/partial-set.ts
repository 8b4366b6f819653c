import { createSourceText, type SourceText } from '../diagnostics/source-text.ts';
import type { CompileOptions, ParsedTemplate, Partials } from './contract.ts';
import { parseTemplate } from './parse-template.ts';
import { prepareSegment } from './prepare.ts';
import type { RunnablePartial, RunnablePartials } from './run/run.ts';

/** Partials as callers see them, and as runs use them. */
export type PartialSet = Partials & RunnablePartials;

/** Prepares partials for many renders; each is parsed on first use and compiled on its first run. */
export function preparePartials(
  texts: Readonly<Record<string, string>>,
  options: CompileOptions = {},
): PartialSet {
  const prepared = new Map<string, PreparedPartial>();
  function prepare(name: string): PreparedPartial | undefined {
    const known = prepared.get(name);
    if (known !== undefined || !Object.hasOwn(texts, name)) return known;
    const partial = preparePartial(createSourceText(name, String(texts[name])), options);
    prepared.set(name, partial);
    return partial;
  }
  return {
    names: Object.keys(texts),
    get: (name) => prepare(name)?.parsed,
    find: (name) => prepare(name)?.runnable,
  };
}

export function isPartialSet(given: Partials | Readonly<Record<string, string>>): given is PartialSet {
  return 'find' in given && typeof given.find === 'function';
}

interface PreparedPartial {
  readonly parsed: ParsedTemplate;
  readonly runnable: RunnablePartial;
}

function preparePartial(source: SourceText, options: CompileOptions): PreparedPartial {
  const parsed = parseTemplate(source, options);
  return {
    parsed,
    runnable: {
      source,
      dialect: options.dialect ?? 'platform',
      body: parsed.tree.body,
      errors: parsed.errors,
      segment: prepareSegment(parsed.tree, source, options),
    },
  };
}

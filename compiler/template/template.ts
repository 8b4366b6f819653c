import { DIALECTS, type Value } from '../../formatters/index.ts';
import { createSourceText, type SourceText } from '../diagnostics/source-text.ts';
import type { CompileOptions, ParsedTemplate, RenderOptions, Template } from './contract.ts';
import { parseTemplate } from './parse-template.ts';
import { isPartialSet, preparePartials } from './partial-set.ts';
import { prepareSegment } from './prepare.ts';
import type { Rendered } from './rendered.ts';
import { createRun } from './run/create-run.ts';
import type { Segment } from './run/run.ts';

/**
 * Prepares a template. Never throws for any text: problems are in `errors`, and the template still renders. Throws a TypeError
 * when `source` is not a string.
 */
export function compileTemplate(source: string, options: CompileOptions = {}): Template {
  // For callers without types: other values would fail later with an unclear error.
  if (typeof source !== 'string')
    throw new TypeError(`compileTemplate takes the text of a template, not ${typeof source}`);
  const text = createSourceText(options.file ?? 'template', source);
  const parsed = parseTemplate(text, options);
  const segment = prepareSegment(parsed.tree, text, options);
  return {
    ...parsed,
    render(data, renderOptions = {}) {
      return render({ segment, text, parsed, options }, data, renderOptions);
    },
  };
}

interface Prepared {
  readonly segment: Segment;
  readonly text: SourceText;
  readonly parsed: ParsedTemplate;
  readonly options: CompileOptions;
}

function render(
  { segment, text, parsed, options }: Prepared,
  data: Value,
  renderOptions: RenderOptions,
): Rendered {
  const partials = renderOptions.partials ?? {};
  const run = createRun(data, {
    source: text,
    dialect: DIALECTS[options.dialect ?? 'platform'],
    enableExpr: options.enableExpr ?? true,
    partials: isPartialSet(partials)
      ? partials
      : preparePartials(partials as Readonly<Record<string, string>>, options),
    options: renderOptions,
  });
  const output = segment(run);
  return { output, errors: [...parsed.errors, ...run.errors], reads: run.reads?.list() ?? [] };
}

import { formatFrame } from '../../compiler/diagnostics/format-frame.ts';
import { createSourceText } from '../../compiler/diagnostics/source-text.ts';
import { describeError } from '../../compiler/template/check/describe-error.ts';
import type { Rendered, TemplateError } from '../../compiler/template/rendered.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import type { JsonObject, Value } from '../../formatters/index.ts';
import { defineCommand } from '../input/command.ts';
import { readInput } from '../input/files.ts';
import { parseJson } from '../input/json.ts';
import { hasLocaleData, lazyLocale } from '../input/locale.ts';
import { readDialect } from '../input/read-dialect.ts';
import { readObject, readPartials } from '../input/read-partials.ts';
import { readTime } from '../input/time.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';

/** `quoin render hello.html --data hello.json`: renders one template to standard output. */
export const render = defineCommand({
  name: 'render',
  summary: 'render a template to standard output',
  usage: 'quoin render <template>',
  options: {
    data: {
      type: 'string',
      value: 'FILE',
      description: 'context as JSON; - reads standard input (default {})',
    },
    partials: {
      type: 'string',
      value: 'DIR|FILE.json',
      description: 'folder of partials, or a JSON object of strings',
    },
    injects: { type: 'string', value: 'FILE.json', description: 'values for .inject by path' },
    locale: {
      type: 'string',
      value: 'TAG',
      description: 'language of dates, numbers and money (default en)',
    },
    now: {
      type: 'string',
      value: 'TIME',
      description: 'current time: ISO 8601 or epoch milliseconds (default: the clock)',
    },
    'no-expr': { type: 'boolean', description: 'disable .eval' },
    dialect: { type: 'string', value: 'NAME', description: 'platform (default) or browser' },
  },
  examples: [
    'quoin render fixtures/readme/card.html --data fixtures/readme/products.json',
    'quoin render - --partials fixtures/themes/kiln/blocks < fixtures/readme/inject.html',
  ],
  async run(io, { values, positionals }) {
    const [path, ...more] = positionals;
    if (path === undefined)
      throw new CommandError('usage', 'Missing argument: template', 'usage: quoin render <template>');
    if (more.length > 0)
      throw new CommandError(
        'usage',
        `Too many arguments: ${more.join(' ')}`,
        'usage: quoin render <template>',
      );
    if (path === '-' && values.data === '-') {
      throw new CommandError('usage', 'Standard input can be the template or the data, not both');
    }
    const file = path === '-' ? '<stdin>' : path;
    const source = await readInput(io, path, 'template');
    const partials = await readPartials(io, values.partials);
    const template = compileTemplate(source, {
      file,
      dialect: readDialect(values.dialect),
      enableExpr: values['no-expr'] !== true,
    });
    const { locale: tag = 'en' } = values;
    const locale = lazyLocale(tag);
    if (values.locale !== undefined && !hasLocaleData(tag)) warnOfLocale(io, tag);
    const rendered = template.render(await readData(io, values.data), {
      partials,
      injects: await readInjects(io, values.injects),
      get cldr() {
        return locale();
      },
      now: readTime(values.now),
      record: io.json,
    });
    printResult(io, rendered, { file, source, partials });
    return rendered.errors.length > 0 ? 1 : 0;
  },
});

function warnOfLocale(io: Io, tag: string): void {
  if (!io.json && !io.quiet) io.err(`warning: no locale data for ${tag}; using English\n`);
}

async function readData(io: Io, path: string | undefined): Promise<Value> {
  if (path === undefined) return {};
  return parseJson(await readInput(io, path, 'data'), path === '-' ? 'standard input' : path);
}

async function readInjects(io: Io, path: string | undefined): Promise<JsonObject> {
  return path === undefined ? {} : readObject(io, path, 'injected values');
}

interface Sources {
  readonly file: string;
  readonly source: string;
  readonly partials: Readonly<Record<string, string>>;
}

function printResult(io: Io, { output, errors, reads }: Rendered, sources: Sources): void {
  if (io.json) {
    io.out(`${JSON.stringify({ output, errors, reads })}\n`);
    return;
  }
  io.out(output);
  // Both streams share the terminal, so errors start on a new line.
  if (errors.length > 0 && output !== '' && !output.endsWith('\n')) io.err('\n');
  for (const error of errors) io.err(frame(io, error, sources));
}

function frame(io: Io, error: TemplateError, sources: Sources): string {
  const file = error.location?.file ?? sources.file;
  const text = textOf(error, sources);
  const diagnostic = describeError(error, { source: text, partials: Object.keys(sources.partials) });
  return formatFrame(diagnostic, createSourceText(file, text), { color: io.colors.err });
}

/** A partial may have the same name as the template; only errors inside partials have a trail. */
function textOf({ location, trail = [] }: TemplateError, { source, partials }: Sources): string {
  const name = location?.file ?? '';
  return (trail.length > 0 && Object.hasOwn(partials, name) ? partials[name] : undefined) ?? source;
}

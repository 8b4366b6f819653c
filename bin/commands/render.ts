import { createSourceText, formatFrame } from '../../compiler/diagnostics/index.ts';
import { describeError } from '../../compiler/template/check/index.ts';
import { compileTemplate, type Rendered, type TemplateError } from '../../compiler/template/index.ts';
import type { DialectName, JsonObject, Value } from '../../formatters/index.ts';
import { CommandError, defineCommand } from '../command.ts';
import { isFolder, listFiles, readInput, readTextFile } from '../files.ts';
import type { Io } from '../io.ts';
import { isObject, parseJson } from '../json.ts';
import { hasLocaleData, lazyLocale } from '../locale.ts';
import { readTime } from '../time.ts';

/** `quoin render hello.html --data hello.json`: one template with one context, to standard output. */
export const render = defineCommand({
  name: 'render',
  summary: 'one template with one context, to standard output',
  usage: 'quoin render <template>',
  options: {
    data: {
      type: 'string',
      value: 'FILE',
      description: 'the context as JSON; - is standard input (default {})',
    },
    partials: {
      type: 'string',
      value: 'DIR|FILE.json',
      description: 'a folder of partials, or a map of name and text',
    },
    injects: { type: 'string', value: 'FILE.json', description: 'values of .inject by path' },
    locale: {
      type: 'string',
      value: 'TAG',
      description: 'language of dates, numbers and money (default en)',
    },
    now: {
      type: 'string',
      value: 'TIME',
      description: 'the current time, such as 2026-12-24T18:00:00Z or epoch milliseconds',
    },
    'no-expr': { type: 'boolean', description: 'switch .eval off' },
    dialect: { type: 'string', value: 'NAME', description: 'platform (default) or browser' },
  },
  examples: [
    'quoin render fixtures/readme/card.html --data fixtures/readme/shelf.json',
    'quoin render - --partials fixtures/themes/kiln/blocks < fixtures/readme/inject.html',
  ],
  async run(io, { values, positionals }) {
    const [path, ...more] = positionals;
    if (path === undefined)
      throw new CommandError('usage', 'render needs a template', 'quoin render <template>');
    if (more.length > 0)
      throw new CommandError('usage', `render takes one template; ${more[0]} is one too many`);
    if (path === '-' && values.data === '-') {
      throw new CommandError('usage', 'standard input can be the template or the data, not both');
    }
    const file = path === '-' ? '<stdin>' : path;
    const source = await readInput(io, path, 'the template');
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
    tell(io, rendered, { file, source, partials });
    return rendered.errors.length > 0 ? 1 : 0;
  },
});

export function readDialect(name: string | undefined): DialectName {
  if (name === undefined || name === 'platform') return 'platform';
  if (name === 'browser') return 'browser';
  throw new CommandError('usage', `There is no dialect ${name}`, 'platform and browser are');
}

function warnOfLocale(io: Io, tag: string): void {
  if (!io.json && !io.quiet)
    io.err(`warning: there is no locale data for ${tag}; it is written as English\n`);
}

async function readData(io: Io, path: string | undefined): Promise<Value> {
  if (path === undefined) return {};
  return parseJson(await readInput(io, path, 'the data'), path === '-' ? 'standard input' : path);
}

async function readInjects(io: Io, path: string | undefined): Promise<JsonObject> {
  return path === undefined ? {} : readObject(io, path, 'the injected values');
}

async function readObject(io: Io, path: string, what: string): Promise<JsonObject> {
  const value = await parseJson(readTextFile(io, path, what), path);
  if (isObject(value)) return value;
  throw new CommandError('input', `${path} holds no JSON object`, `${what} are an object`);
}

/** A folder's files by relative path, with and without their usual endings; or a JSON map. */
export async function readPartials(
  io: Io,
  path: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  if (path === undefined) return {};
  if (isFolder(io, path, 'the folder of partials')) return readPartialFolder(io, path);
  const map = await readObject(io, path, 'the partials');
  const wrong = Object.keys(map).find((name) => typeof map[name] !== 'string');
  if (wrong === undefined) return map as Readonly<Record<string, string>>;
  throw new CommandError('input', `the partial ${wrong} of ${path} is no text`, 'partials are texts by name');
}

function readPartialFolder(io: Io, folder: string): Readonly<Record<string, string>> {
  const exact = listFiles(io, folder).map(
    (name) => [name, readTextFile(io, `${folder}/${name}`, 'the partial')] as const,
  );
  const short = exact.map(([name, text]) => [name.replace(/\.(?:block|html)$/, ''), text] as const);
  // The exact names come last: a file `card` is not hidden by a `card.block` beside it.
  return Object.fromEntries([...short, ...exact]);
}

interface Sources {
  readonly file: string;
  readonly source: string;
  readonly partials: Readonly<Record<string, string>>;
}

function tell(io: Io, { output, errors, reads }: Rendered, sources: Sources): void {
  if (io.json) {
    io.out(`${JSON.stringify({ output, errors, reads })}\n`);
    return;
  }
  io.out(output);
  // On a screen both are one text: an error must not stand behind a last line that does not end.
  if (errors.length > 0 && output !== '' && !output.endsWith('\n')) io.err('\n');
  for (const error of errors) io.err(frame(io, error, sources));
}

function frame(io: Io, error: TemplateError, sources: Sources): string {
  const file = error.place?.file ?? sources.file;
  const text = textOf(error, sources);
  const diagnostic = describeError(error, { source: text, partials: Object.keys(sources.partials) });
  return formatFrame(diagnostic, createSourceText(file, text), { color: io.colors.err });
}

/** A partial may be called as the template is; only errors inside partials have a trail. */
function textOf({ place, trail = [] }: TemplateError, { source, partials }: Sources): string {
  const name = place?.file ?? '';
  return (trail.length > 0 && Object.hasOwn(partials, name) ? partials[name] : undefined) ?? source;
}

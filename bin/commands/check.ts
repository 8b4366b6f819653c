import { createCollector, sortByLocation } from '../../compiler/diagnostics/collector.ts';
import { warningsAsErrors } from '../../compiler/diagnostics/warnings-as-errors.ts';
import { checkPath, rootKind } from '../checking/check-path.ts';
import type { CheckResult } from '../checking/check-templates.ts';
import { defineCommand } from '../input/command.ts';
import { readDialect } from '../input/read-dialect.ts';
import { readPartials } from '../input/read-partials.ts';
import { formatAdvice, type Grouped, groupAdvice } from '../printing/advice.ts';
import { CommandError } from '../printing/command-error.ts';
import { countDiagnostics, formatDiagnostics } from '../printing/format-diagnostics.ts';
import type { Io } from '../printing/io.ts';
import { plural } from '../printing/plural.ts';

/** `quoin check theme`: reports every problem of a site, theme folder or template. */
export const check = defineCommand({
  name: 'check',
  summary: 'report problems of sites, themes and templates',
  usage: 'quoin check [path…]',
  options: {
    strict: { type: 'boolean', description: 'treat warnings as errors' },
    advice: { type: 'boolean', description: 'list all advice on style instead of its number' },
    partials: {
      type: 'string',
      value: 'DIR|FILE.json',
      description: 'partials available to the templates (default: those of their theme or folder)',
    },
    dialect: { type: 'string', value: 'NAME', description: 'platform (default) or browser' },
  },
  examples: ['quoin check fixtures/themes/kiln', 'quoin check --strict fixtures/readme/mistake.html'],
  async run(io, { values, positionals }) {
    const paths = positionals.length === 0 ? [currentFolder(io)] : positionals;
    const options = {
      dialect: readDialect(values.dialect),
      partials: values.partials === undefined ? undefined : await readPartials(io, values.partials),
    };
    const checked: CheckResult[] = [];
    for (const path of paths) checked.push(...(await checkPath(io, path, options)));
    const files = [...new Set(checked.flatMap((each) => Object.keys(each.sources)))];
    if (files.length === 0) {
      throw new CommandError(
        'usage',
        `Nothing to check in ${paths.join(' ')}`,
        'specify a site, a theme or a template',
      );
    }
    // Reports problems of a shared theme, or of a path given twice, only once.
    const collector = createCollector();
    for (const { diagnostics } of checked) for (const each of diagnostics) collector.add(each);
    const found = sortByLocation(collector.list());
    const diagnostics = values.strict === true ? warningsAsErrors(found) : found;
    const ok = !diagnostics.some(({ severity }) => severity === 'error');
    if (io.json) io.out(`${JSON.stringify({ ok, files, diagnostics })}\n`);
    else {
      const sources = Object.assign({}, ...checked.map((each) => each.sources));
      printResult(io, groupAdvice(diagnostics, values.advice === true), sources);
    }
    return ok ? 0 : 1;
  },
});

/**
 * Without a path, the current folder must be a site or theme, so that large unrelated folders are not searched.
 */
function currentFolder(io: Io): string {
  const kind = rootKind(io, '.');
  if (kind === undefined) {
    throw new CommandError(
      'usage',
      `${io.cwd} is not a site or theme`,
      'specify what to check; quoin check . checks all templates in this folder',
    );
  }
  if (!io.json && !io.quiet) io.err(`Checking the ${kind} in ${io.cwd}\n`);
  return '.';
}

function printResult(
  io: Io,
  { problems, listed, counted }: Grouped,
  sources: Readonly<Record<string, string>>,
): void {
  const printed = [...problems, ...listed];
  io.out(formatDiagnostics(printed, { sources, color: io.colors.out }) + formatAdvice(counted));
  const found = countDiagnostics(printed);
  const advice = counted.length === 0 ? '' : `; advice on ${plural(counted.length, 'value')}`;
  io.out(
    `${found === '' ? 'No problems' : found} in ${plural(Object.keys(sources).length, 'file')}${advice}\n`,
  );
}

import type { CommandTable } from './commands/index.ts';
import type { Command, Options } from './input/command.ts';

/** Options of every command. */
export const globalOptions = {
  json: { type: 'boolean', description: 'print one JSON document to standard output' },
  quiet: { type: 'boolean', description: 'print only results and errors' },
  help: { type: 'boolean', short: 'h', description: 'print this help' },
  version: { type: 'boolean', description: 'print the version' },
} as const satisfies Options;

/** The output of `quoin --help`. */
export async function generalHelp(commands: CommandTable): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  return sections([
    ['Usage: quoin <command> [options]'],
    ['Builds, checks, serves and publishes websites.'],
    ['Commands', ...columns(all.map(({ name, summary }) => [name, summary]))],
    ['Global options', ...optionLines(globalOptions)],
    ['Run quoin <command> --help for its options and examples.'],
  ]);
}

/** The output of `quoin <command> --help`. */
export function commandHelp({ usage, summary, options, examples }: Command): string {
  return sections([
    [`Usage: ${usage}`],
    [`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`],
    ['Options', ...optionLines({ ...options, ...globalOptions })],
    [examples.length === 1 ? 'Example' : 'Examples', ...examples.map((line) => `  ${line}`)],
  ]);
}

function optionLines(options: Options): readonly string[] {
  const rows = Object.entries(options).map(([name, { short, value, description }]) => {
    const shortForm = short === undefined ? '' : `-${short}, `;
    return [`${shortForm}--${name}${value === undefined ? '' : ` ${value}`}`, description] as const;
  });
  return columns(rows);
}

function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + 3;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
}

function sections(parts: readonly (readonly string[])[]): string {
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

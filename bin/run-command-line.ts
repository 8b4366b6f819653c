import { parseArgs } from 'node:util';
import { nearest } from '../compiler/diagnostics/suggest.ts';
import { version } from '../package.json';
import { type CommandTable, commands as everyCommand } from './commands/index.ts';
import { commandHelp, generalHelp, globalOptions } from './help.ts';
import type { Command, Input, Options } from './input/command.ts';
import { CommandError } from './printing/command-error.ts';
import type { Io } from './printing/io.ts';
import { systemError } from './printing/system-error.ts';

const EXIT = { fine: 0, hasErrors: 1, wrongUsage: 2, ourBug: 70 } as const;

/** Runs a command line (without `node` and the script) and returns the exit code. Never throws. */
export async function runCommandLine(
  io: Io,
  argv: readonly string[],
  commands: CommandTable = everyCommand,
): Promise<number> {
  // Read before parsing, because parse errors are printed in the same format.
  const json = flagBeforeTerminator(argv, '--json');
  const own: Io = { ...io, json, quiet: flagBeforeTerminator(argv, '--quiet') };
  try {
    return await dispatch(own, argv, commands);
  } catch (error) {
    const commandError = error instanceof CommandError ? error : systemError(error);
    return commandError === undefined ? printInternalError(own, error) : printError(own, commandError);
  }
}

async function dispatch(io: Io, argv: readonly string[], commands: CommandTable): Promise<number> {
  // Options may precede the command: `quoin --json check`.
  const at = argv.findIndex((argument) => !argument.startsWith('-'));
  const name = argv[at];
  if (name === undefined) return withoutCommand(io, argv, commands);
  const rest = argv.toSpliced(at, 1);
  if (name === 'help') return printHelp(io, rest[0], commands);
  const command = await loadCommand(name, commands);
  const { values, positionals } = readArguments(command, rest);
  if (values.help === true) return printHelp(io, name, commands);
  if (values.version === true) return printVersion(io);
  return command.run(io, { values, positionals });
}

async function withoutCommand(io: Io, argv: readonly string[], commands: CommandTable): Promise<number> {
  const { values } = readArguments({ name: '', options: {} }, argv);
  if (values.version === true) return printVersion(io);
  if (values.help === true) return printHelp(io, undefined, commands);
  if (io.json) throw new CommandError('usage', 'No command is given', 'quoin --help lists them');
  io.err(await generalHelp(commands));
  return EXIT.wrongUsage;
}

async function printHelp(io: Io, name: string | undefined, commands: CommandTable): Promise<number> {
  const text =
    name === undefined ? await generalHelp(commands) : commandHelp(await loadCommand(name, commands));
  io.out(io.json ? `${JSON.stringify({ help: text })}\n` : text);
  return EXIT.fine;
}

function printVersion(io: Io): number {
  io.out(io.json ? `${JSON.stringify({ version })}\n` : `${version}\n`);
  return EXIT.fine;
}

async function loadCommand(name: string, commands: CommandTable): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load !== undefined) return load();
  const close = nearest(name, Object.keys(commands));
  const hint = close === undefined ? 'quoin --help lists the commands' : `did you mean ${close}?`;
  throw new CommandError('usage', `There is no command ${name}`, hint);
}

function readArguments(command: Pick<Command, 'name' | 'options'>, argv: readonly string[]): Input {
  const options: Options = { ...command.options, ...globalOptions };
  const forParser = Object.entries(options).map(([name, { type, short }]) => [
    name,
    short === undefined ? { type } : { type, short },
  ]);
  const { tokens, values, positionals } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(forParser),
    // Not `strict`: its messages neither suggest a similar option nor name the command.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    checkOption(token, { command, options });
    if (seen.has(token.name)) {
      throw new CommandError('usage', `${token.rawName} is given twice`, 'write it once');
    }
    seen.add(token.name);
  }
  return { values: values as Input['values'], positionals };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

interface IndexEntries {
  readonly command: Pick<Command, 'name'>;
  readonly options: Options;
}

function checkOption(
  { name, rawName, value, inlineValue }: OptionToken,
  { command, options }: IndexEntries,
): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  const help = `quoin ${command.name === '' ? '' : `${command.name} `}--help lists the options`;
  if (option === undefined) {
    const names = Object.keys(options);
    // Suggests the option that starts with a single letter.
    const close = nearest(name, names) ?? names.findLast((other) => name.length === 1 && other[0] === name);
    const hint = close === undefined ? help : `did you mean --${close}?`;
    throw new CommandError('usage', `There is no option ${rawName}`, hint);
  }
  if (option.type === 'boolean') {
    if (value === undefined) return;
    throw new CommandError('usage', `${rawName} takes no value`, `write ${rawName} alone`);
  }
  // In `--data --json` the value is missing; in `--data -` it is standard input.
  const isMissing = value === undefined || (inlineValue !== true && /^-[^\d]/.test(value));
  if (isMissing) {
    throw new CommandError(
      'usage',
      `${rawName} needs a value`,
      `write ${rawName} ${option.value ?? 'VALUE'}`,
    );
  }
}

function flagBeforeTerminator(argv: readonly string[], flag: string): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).includes(flag);
}

function printError(io: Io, error: CommandError): number {
  const { kind, message, hint } = error;
  if (io.json)
    io.out(`${JSON.stringify({ error: { kind, message, ...(hint === undefined ? {} : { hint }) } })}\n`);
  else io.err(`quoin: ${message}${hint === undefined ? '' : `\n       ${hint}`}\n`);
  return kind === 'usage' ? EXIT.wrongUsage : EXIT.hasErrors;
}

function printInternalError(io: Io, error: unknown): number {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (io.json) io.out(`${JSON.stringify({ error: { kind: 'bug', message: detail } })}\n`);
  io.err(
    `quoin: this is a bug of Quoin ${version}, not of your site.\n` +
      'Please report it with the command line, the smallest input that shows it, and these lines:\n\n' +
      `${detail}\nnode ${process.version} on ${process.platform}\n`,
  );
  return EXIT.ourBug;
}

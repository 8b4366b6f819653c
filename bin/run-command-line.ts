import { parseArgs } from 'node:util';
import { suggestName } from '../compiler/diagnostics/suggest-name.ts';
import { version } from '../package.json';
import { type CommandTable, commands as everyCommand } from './commands/index.ts';
import { commandHelp, generalHelp, globalOptions } from './help.ts';
import type { Command, Input, Options } from './input/command.ts';
import { CommandError } from './printing/command-error.ts';
import type { Io } from './printing/io.ts';
import { systemError } from './printing/system-error.ts';

const EXIT = { success: 0, errors: 1, usage: 2, internalError: 70 } as const;

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
  if (io.json)
    throw new CommandError('usage', 'No command specified', 'run quoin --help to list the commands');
  io.err(await generalHelp(commands));
  return EXIT.usage;
}

async function printHelp(io: Io, name: string | undefined, commands: CommandTable): Promise<number> {
  const text =
    name === undefined ? await generalHelp(commands) : commandHelp(await loadCommand(name, commands));
  io.out(io.json ? `${JSON.stringify({ help: text })}\n` : text);
  return EXIT.success;
}

function printVersion(io: Io): number {
  io.out(io.json ? `${JSON.stringify({ version })}\n` : `${version}\n`);
  return EXIT.success;
}

async function loadCommand(name: string, commands: CommandTable): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load !== undefined) return load();
  const close = suggestName(name, Object.keys(commands));
  const hint = close === undefined ? 'run quoin --help to list the commands' : `did you mean ${close}?`;
  throw new CommandError('usage', `Unknown command: ${name}`, hint);
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
      throw new CommandError('usage', `${token.rawName} is specified more than once`, 'specify it once');
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

interface OptionContext {
  readonly command: Pick<Command, 'name'>;
  readonly options: Options;
}

function checkOption(
  { name, rawName, value, inlineValue }: OptionToken,
  { command, options }: OptionContext,
): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  const help = `run quoin ${command.name === '' ? '' : `${command.name} `}--help to list the options`;
  if (option === undefined) {
    const names = Object.keys(options);
    // Suggests the option that starts with a single letter.
    const close =
      suggestName(name, names) ?? names.findLast((other) => name.length === 1 && other[0] === name);
    const hint = close === undefined ? help : `did you mean --${close}?`;
    throw new CommandError('usage', `Unknown option: ${rawName}`, hint);
  }
  if (option.type === 'boolean') {
    if (value === undefined) return;
    throw new CommandError('usage', `${rawName} does not take a value`, `use ${rawName} alone`);
  }
  // In `--data --json` the value is missing; in `--data -` it is standard input.
  const isMissing = value === undefined || (inlineValue !== true && /^-[^\d]/.test(value));
  if (isMissing) {
    throw new CommandError(
      'usage',
      `${rawName} requires a value`,
      `use ${rawName} ${option.value ?? 'VALUE'}`,
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
  return kind === 'usage' ? EXIT.usage : EXIT.errors;
}

function printInternalError(io: Io, error: unknown): number {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (io.json) io.out(`${JSON.stringify({ error: { kind: 'bug', message: detail } })}\n`);
  io.err(
    `quoin: Internal error in Quoin ${version}.\n` +
      'Please report it with the command line, a minimal input that reproduces it, and these lines:\n\n' +
      `${detail}\nnode ${process.version} on ${process.platform}\n`,
  );
  return EXIT.internalError;
}

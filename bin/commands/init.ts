import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { suggestName } from '../../compiler/diagnostics/suggest-name.ts';
import { makeFolder } from '../../compiler/node/make-folder.ts';
import { defineCommand } from '../input/command.ts';
import { fileExists, isFolder } from '../input/files.ts';
import { callingPackageManager } from '../input/package-manager.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { plural } from '../printing/plural.ts';
import { shellQuote } from '../printing/shell-quote.ts';
import { installPackages } from '../starter/install-packages.ts';
import { installSource } from '../starter/install-source.ts';
import { kindNames, type StarterFiles, starterFiles, themeNames } from '../starter/starter-files.ts';

const DEFAULT_THEME = 'kiln';

/** `quoin init my-shop`: creates a site with its own theme, ready for `quoin dev`. */
export const init = defineCommand({
  name: 'init',
  summary: 'create a site from a starter theme',
  usage: 'quoin init [dir]',
  options: {
    theme: {
      type: 'string',
      value: 'NAME',
      description: `theme to copy: gazette, kiln or poster (default ${DEFAULT_THEME})`,
    },
    kind: {
      type: 'string',
      value: 'KIND',
      description:
        'sample content: blog, events, portfolio, restaurant or shop (default: a little of a shop)',
    },
    empty: {
      type: 'boolean',
      description: 'without sample content: an empty home page, a shop without products',
    },
    ci: {
      type: 'boolean',
      description: 'add workflows that publish to a deployed Worker, and a Dockerfile of a build service',
    },
    'no-install': { type: 'boolean', description: 'do not install the packages of the site' },
  },
  examples: [
    'quoin init my-shop',
    'quoin init my-magazine --theme gazette --kind blog',
    'quoin init my-studio --theme poster --kind portfolio',
    'quoin init my-site --empty',
  ],
  async run(io, { values, positionals }) {
    const [dir = '.', ...others] = positionals;
    if (others.length > 0)
      throw new CommandError('usage', `Too many arguments: ${others.join(' ')}`, 'usage: quoin init [dir]');
    if (values.empty === true && values.kind !== undefined)
      throw new CommandError('usage', '--empty excludes --kind', 'specify one of them');
    checkFolder(io, dir);
    const folder = resolve(io.cwd, dir);
    const { spec, isLinked } = installSource(folder);
    const files = starterFiles({
      quoin: spec,
      theme: checkTheme(values.theme ?? DEFAULT_THEME),
      kind: values.kind === undefined ? undefined : checkKind(values.kind),
      title: titleOf(folder),
      timeZone: machineTimeZone(),
      now: Date.now(),
      isEmpty: values.empty === true,
      hasCi: values.ci === true,
    });
    writeAll(folder, files);
    // A repository has its packages already, and a site beside it uses them.
    const isInstalled = !isLinked && values['no-install'] !== true && (await install(io, folder));
    if (io.json)
      io.out(`${JSON.stringify({ dir, files: [...files.keys()].sort(), installed: isInstalled })}\n`);
    else
      io.out(
        `Created a site in ${dir}: ${plural(files.size, 'file')}, with its theme in ${join(dir, 'theme')}\n`,
      );
    if (!io.json && !io.quiet) {
      io.err(`Next: ${nextCommand(dir, { isLinked, isInstalled })}\n`);
      if (values.ci === true) io.err(CI_STEPS);
    }
    return 0;
  },
});

const CI_STEPS = `To publish from CI, deploy the site (quoin deploy), and set in the repository at GitHub:
  variable SITE_URL     the address of the deployed site
  secret   QUOIN_TOKEN  ADMIN_TOKEN in .quoin/deploy/production/secrets.json
See docs/deploying.md#from-ci
`;

/** Returns whether the packages are installed. A site without them is complete: they can be installed later. */
async function install(io: Io, folder: string): Promise<boolean> {
  const manager = callingPackageManager(process.env) ?? 'npm';
  if (!io.quiet) io.err(`Installing packages with ${manager} …\n`);
  const problem = await installPackages(manager, folder);
  if (problem !== undefined) io.err(`The packages could not be installed: ${problem}\n`);
  return problem === undefined;
}

function nextCommand(dir: string, state: { isLinked: boolean; isInstalled: boolean }): string {
  const quoted = shellQuote(dir);
  if (state.isLinked) return `npx quoin dev${dir === '.' ? '' : ` ${quoted}`}`;
  const manager = callingPackageManager(process.env) ?? 'npm';
  return [
    ...(dir === '.' ? [] : [`cd ${quoted}`]),
    ...(state.isInstalled ? [] : [`${manager} install`]),
    `${manager} run dev`,
  ].join(' && ');
}

/** Ignores hidden files, so that a new git repository counts as empty. */
function checkFolder(io: Io, dir: string): void {
  if (dir === '') throw new CommandError('usage', 'Missing folder name', 'for example quoin init my-shop');
  if (!fileExists(io, dir)) return;
  if (!isFolder(io, dir, 'folder'))
    throw new CommandError('usage', `${dir} is a file`, 'choose a new or empty folder');
  const first = readdirSync(resolve(io.cwd, dir)).find((name) => !name.startsWith('.'));
  if (first === undefined) return;
  throw new CommandError(
    'usage',
    `${dir} is not empty: it contains ${first}`,
    'choose a new or empty folder',
  );
}

function checkTheme(name: string): string {
  const names = themeNames();
  if (names.includes(name)) return name;
  throw unknownName('theme', name, names);
}

function checkKind(name: string): string {
  const names = kindNames();
  if (names.includes(name)) return name;
  throw unknownName('kind', name, names);
}

/** Lists all names, and first the one that was probably meant. */
function unknownName(option: 'theme' | 'kind', name: string, names: readonly string[]): CommandError {
  const close = suggestName(name, names);
  const available = `available ${option}s: ${names.join(', ')}`;
  const hint = close === undefined ? available : `did you mean ${close}? ${available}`;
  return new CommandError('usage', `Unknown ${option}: ${name}`, hint);
}

/** Derives the initial site title: `my-shop` becomes "My shop". */
function titleOf(folder: string): string {
  const words = basename(folder)
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim();
  return words === '' ? 'My site' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The initial time zone of a site is that of this machine; UTC when it is unknown. */
function machineTimeZone(): string {
  const zone: string | undefined = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  // ICU reports `Etc/Unknown`, or nothing, for an invalid TZ.
  return zone === undefined || zone === 'Etc/Unknown' ? 'UTC' : zone;
}

/** The only file that may exist already. */
const GIT_IGNORE = '.gitignore';

/** Appends the lines that the existing file lacks. */
function withLinesOf(file: string, bytes: Uint8Array): string {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(before.split(/\r?\n/).map(ignoredName));
  const lines = new TextDecoder().decode(bytes).split('\n');
  const missing = lines
    .filter((line) => line !== '' && !known.has(ignoredName(line)))
    .map((line) => `${line}\n`);
  return [before, before === '' || before.endsWith('\n') ? '' : '\n', ...missing].join('');
}

/** `dist`, `dist/` and `/dist` are the same here. */
function ignoredName(line: string): string {
  return line.trim().replace(/^\/|\/$/g, '');
}

function writeAll(folder: string, files: StarterFiles): void {
  try {
    for (const [path, bytes] of files) {
      const target = join(folder, path);
      makeFolder(dirname(target));
      writeFileSync(target, path === GIT_IGNORE ? withLinesOf(target, bytes) : bytes);
    }
  } catch (error) {
    throw new CommandError('input', error instanceof Error ? error.message : String(error));
  }
}

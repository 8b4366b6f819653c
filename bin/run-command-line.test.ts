import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { version } from '../package.json';
import { commands } from './commands/index.ts';
import type { Command } from './input/command.ts';
import { runCommandLine } from './run-command-line.ts';
import { createMemoryIo } from './testing/memory-io.ts';
import { runForTranscript } from './testing/transcript.ts';

const names = Object.keys(commands);

describe('help', () => {
  test('lists every command with its summary', async () => {
    const { code, out, err } = await runForTranscript(['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  });

  test.each(names)('%s --help shows usage, options and an example', async (name) => {
    const { code, out } = await runForTranscript([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: quoin ${name}`);
    for (const option of ['--json', '--quiet', '--help', '--version']) expect(out).toContain(option);
    expect(out).toMatch(new RegExp(`Examples?\n  quoin ${name}`));
    expect(await runForTranscript(['help', name])).toEqual({ code, out, err: '' });
  });

  test.each(names)('%s --help names only files of this project', async (name) => {
    const { examples } = (await commands[name]?.()) ?? { examples: [] };
    const words = examples.flatMap((line) => line.split(' '));
    const paths = words.filter((word) => /^(?:fixtures|compiler|docs)\/|\.(?:html|json|block)$/.test(word));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('without a command, the help goes to standard error', async () => {
    const { code, out, err } = await runForTranscript([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Commands');
  });

  test('--version prints the version, also after a command', async () => {
    expect(await runForTranscript(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(await runForTranscript(['render', '--version', '--json'])).toMatchObject({
      code: 0,
      out: `{"version":"${version}"}\n`,
    });
  });
});

describe('usage errors exit with 2 and a suggestion', () => {
  test.each([
    [['rendr'], 'Unknown command: rendr', 'did you mean render?'],
    [['frobnicate'], 'Unknown command: frobnicate', 'run quoin --help to list the commands'],
    [['constructor'], 'Unknown command: constructor', 'run quoin --help to list the commands'],
    [['render', 'x', '--partals', 'y'], 'Unknown option: --partals', 'did you mean --partials?'],
    [['test', '-z', 'x'], 'Unknown option: -z', 'run quoin test --help to list the options'],
    [['--verson'], 'Unknown option: --verson', 'did you mean --version?'],
    [['-v'], 'Unknown option: -v', 'did you mean --version?'],
    [['build', '-q'], 'Unknown option: -q', 'did you mean --quiet?'],
    [['build', '--out', 'a', '--out=b'], '--out is specified more than once', 'specify it once'],
    [['build', '--drafts', '--drafts'], '--drafts is specified more than once', 'specify it once'],
    [['render', 'x', '--data'], '--data requires a value', 'use --data FILE'],
    [['render', 'x', '--data', '--json=1'], '--data requires a value', 'use --data FILE'],
    [['render', 'x', '--no-expr=1'], '--no-expr does not take a value', 'use --no-expr alone'],
    [['render'], 'Missing argument: template', 'usage: quoin render <template>'],
    [['render', 'a', 'b'], 'Too many arguments: b', 'usage: quoin render <template>'],
    [['test'], 'Missing argument: file or folder', 'usage: quoin test <path…>'],
  ])('%j', async (argv, message, hint) => {
    const { code, out, err } = await runForTranscript(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`quoin: ${message}\n${hint === undefined ? '' : `       ${hint}\n`}`);
  });

  test('with --json they are one document on standard output', async () => {
    const { code, out, err } = await runForTranscript(['rendr', '--json']);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(JSON.parse(out)).toEqual({
      error: { kind: 'usage', message: 'Unknown command: rendr', hint: 'did you mean render?' },
    });
  });
});

describe('an internal error', () => {
  const broken: Command = {
    name: 'broken',
    summary: 'fails',
    usage: 'quoin broken',
    options: {},
    examples: [],
    run: () => Promise.reject(new TypeError('nothing is there')),
  };

  test('exits with 70 and explains how to report it', async () => {
    const io = createMemoryIo();
    const code = await runCommandLine(io, ['broken'], { broken: () => Promise.resolve(broken) });
    expect(code).toBe(70);
    expect(io.output()).toBe('');
    expect(io.errors()).toContain(`Internal error in Quoin ${version}`);
    expect(io.errors()).toContain('TypeError: nothing is there');
    expect(io.errors()).toContain('Please report it');
  });
});

describe('the built file', () => {
  const built = new URL('../dist/quoin.js', import.meta.url).pathname;
  execFileSync(process.execPath, [new URL('../scripts/build.mjs', import.meta.url).pathname]);

  test('runs on its own and returns the exit code to the shell', () => {
    const good = spawnSync(built, ['--version'], { encoding: 'utf8' });
    expect(good).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
    expect(spawnSync(built, ['rendr'], { encoding: 'utf8' }).status).toBe(2);
  });

  test('renders templates without loading the site compiler', () => {
    // Loading code dominates the start-up time: this many characters take about 10 ms, the goal.
    expect(charactersLoadedBy(new URL('../dist/index.js', import.meta.url))).toBeLessThan(300_000);
  });

  test('reads standard input and prints exactly the output', () => {
    const rendered = spawnSync(built, ['render', '-'], { encoding: 'utf8', input: 'a{.space}b' });
    expect(rendered).toMatchObject({ status: 0, stdout: 'a b', stderr: '' });
  });

  test('exits silently when its reader closes the pipe', async () => {
    const child = spawn(built, ['render', '-']);
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.stdin.on('error', () => {}).end('x'.repeat(3_000_000));
    const [first] = await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(String(first)).toMatch(/^x+$/);
    expect([await once(child, 'close'), errors]).toEqual([[0, null], '']);
  });
});

/** Characters of a module and its static imports. */
function charactersLoadedBy(entry: URL, seen = new Set<string>()): number {
  if (seen.has(entry.href)) return 0;
  seen.add(entry.href);
  const text = readFileSync(entry, 'utf8');
  const imported = [...text.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)].map(
    ([, path = '']) => new URL(path, entry),
  );
  return imported.reduce((sum, other) => sum + charactersLoadedBy(other, seen), text.length);
}

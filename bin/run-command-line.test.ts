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

  test.each(names)('%s --help shows its form, its options and an example', async (name) => {
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

  test('without a command the help goes to standard error', async () => {
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

describe('wrong usage ends with 2 and the nearest right word', () => {
  test.each([
    [['rendr'], 'There is no command rendr', 'did you mean render?'],
    [['frobnicate'], 'There is no command frobnicate', 'quoin --help lists the commands'],
    [['constructor'], 'There is no command constructor', 'quoin --help lists the commands'],
    [['render', 'x', '--partals', 'y'], 'There is no option --partals', 'did you mean --partials?'],
    [['test', '-z', 'x'], 'There is no option -z', 'quoin test --help lists the options'],
    [['--verson'], 'There is no option --verson', 'did you mean --version?'],
    [['-v'], 'There is no option -v', 'did you mean --version?'],
    [['build', '-q'], 'There is no option -q', 'did you mean --quiet?'],
    [['build', '--out', 'a', '--out=b'], '--out is given twice', 'write it once'],
    [['build', '--drafts', '--drafts'], '--drafts is given twice', 'write it once'],
    [['render', 'x', '--data'], '--data needs a value', 'write --data FILE'],
    [['render', 'x', '--data', '--json=1'], '--data needs a value', 'write --data FILE'],
    [['render', 'x', '--no-expr=1'], '--no-expr takes no value', 'write --no-expr alone'],
    [['render'], 'render needs a template', 'quoin render <template>'],
    [['render', 'a', 'b'], 'render takes one template; b is one too many', undefined],
    [['test'], 'test needs a file or folder', 'quoin test <path…>'],
  ])('%j', async (argv, message, hint) => {
    const { code, out, err } = await runForTranscript(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`quoin: ${message}\n${hint === undefined ? '' : `       ${hint}\n`}`);
  });

  test('with --json it is one document on standard output', async () => {
    const { code, out, err } = await runForTranscript(['rendr', '--json']);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(JSON.parse(out)).toEqual({
      error: { kind: 'usage', message: 'There is no command rendr', hint: 'did you mean render?' },
    });
  });
});

describe('a bug of ours', () => {
  const broken: Command = {
    name: 'broken',
    summary: 'fails',
    usage: 'quoin broken',
    options: {},
    examples: [],
    run: () => Promise.reject(new TypeError('nothing is there')),
  };

  test('ends with 70 and says how to report it', async () => {
    const io = createMemoryIo();
    const code = await runCommandLine(io, ['broken'], { broken: () => Promise.resolve(broken) });
    expect(code).toBe(70);
    expect(io.output()).toBe('');
    expect(io.errors()).toContain(`this is a bug of Quoin ${version}`);
    expect(io.errors()).toContain('TypeError: nothing is there');
    expect(io.errors()).toContain('Please report it');
  });
});

describe('the built file', () => {
  const built = new URL('../dist/quoin.js', import.meta.url).pathname;
  execFileSync(process.execPath, [new URL('../scripts/build.mjs', import.meta.url).pathname]);

  test('runs by itself and gives the exit code to the shell', () => {
    const good = spawnSync(built, ['--version'], { encoding: 'utf8' });
    expect(good).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
    expect(spawnSync(built, ['rendr'], { encoding: 'utf8' }).status).toBe(2);
  });

  test('renders templates without loading what builds sites', () => {
    // Loading code dominates the start-up time: this many characters take about 10 ms, the goal.
    expect(charactersLoadedBy(new URL('../dist/index.js', import.meta.url))).toBeLessThan(300_000);
  });

  test('reads standard input and prints exactly the output', () => {
    const rendered = spawnSync(built, ['render', '-'], { encoding: 'utf8', input: 'a{.space}b' });
    expect(rendered).toMatchObject({ status: 0, stdout: 'a b', stderr: '' });
  });

  test('says nothing when its reader goes away', async () => {
    const child = spawn(built, ['render', '-']);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    child.stdin.on('error', () => {}).end('x'.repeat(3_000_000));
    const [first] = await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(String(first)).toMatch(/^x+$/);
    expect([await once(child, 'close'), said]).toEqual([[0, null], '']);
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

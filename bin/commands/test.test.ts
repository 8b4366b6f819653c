import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

let folder: TemporaryFolder | undefined;
afterEach(() => folder?.remove());

function run(files: Readonly<Record<string, string>>, line = 'test .') {
  folder?.remove();
  folder = createTemporaryFolder(files);
  return runForTranscript(line.split(' '), { cwd: folder.path });
}

function written(name: string): string {
  return readFileSync(join(folder?.path ?? '', name), 'utf8');
}

const GOOD = 'A comment.\n:JSON\n{"a": 1}\n:TEMPLATE\n{a}\n:OUTPUT\n1\n';

describe('case files', () => {
  test('are found in nested folders', async () => {
    const files = {
      'a/good.html': GOOD,
      'a/b/other.txt': GOOD,
      'page.html': '<p>no case</p>',
      'data.json': '{}',
    };
    expect(await run(files)).toEqual({ code: 0, out: '2 passed, 0 failed, 0 skipped\n', err: '' });
  });

  test('a failure prints a diff with its location', async () => {
    const { code, out } = await run({
      'a.html': ':JSON\n{"a": "x"}\n:TEMPLATE\nhello {a}\n:OUTPUT\nhello y\n',
    });
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'FAILED a.html:6',
        '  output differs (- expected, + actual)',
        '  - hello y',
        '  + hello x',
        '          ^',
        '',
        '0 passed, 1 failed, 0 skipped',
        '',
      ].join('\n'),
    );
  });

  test('leading and trailing whitespace is ignored; other whitespace is compared and made visible', async () => {
    expect(await run({ 'a.html': ':TEMPLATE\n\n a b \n\n:OUTPUT\na b\n' })).toMatchObject({ code: 0 });
    expect((await run({ 'a.html': ':TEMPLATE\na  b\n:OUTPUT\na b\n' })).out).toContain('- a·b\n  + a··b\n');
  });

  test('a template error is printed with its location in the file', async () => {
    const text =
      ':TEMPLATE\n\n  {.section a}\n {b|nope}{p|apply p.html}\n:PARTIALS\n{"p.html": "x\\n{.end}"}\n';
    const { out } = await run({ 'cases/a.html': `${text}:OUTPUT\ny\n` });
    expect(out).toContain("parser: SyntaxError: Formatter 'nope' is unknown (cases/a.html:4:5)\n");
    expect(out).toContain('Reached EOF in the middle of SECTION (cases/a.html:3:3)\n');
    const other = await run({ 'a.html': `${text}:ERRORS\nSyntaxError: other\n` });
    expect(other.out).toMatch(/\+ \w+: SyntaxError: .* \(a\.html:\d:\d\)\n/);
    const inner =
      ':TEMPLATE\nx{p|apply p.html}\n:PARTIALS\n{"p.html": "x\\n {.section a}{b|apply q.html}{.end}"}\n:JSON\n{"p": {"a": {"b": 1}}}\n';
    const inPartial = await run({ 'a.html': `${inner}:OUTPUT\ny\n` });
    expect(inPartial.out).toContain('could not be found. (p.html:2:14)\n');
    const line = vector({ source: { template: 'x\n{.end}' }, expected: { output: 'y' } });
    expect((await run({ 'a.jsonl': line })).out).toContain('END not allowed at root (template:2:1)\n');
  });

  test('errors are compared exactly and in order, with or without a type', async () => {
    const template = ':TEMPLATE\n{a|nope}{.end}\n';
    const right =
      "parser: SyntaxError: Formatter 'nope' is unknown\nSyntaxError: Instruction END not allowed at root\n";
    expect(await run({ 'a.html': `${template}:ERRORS\n${right}` })).toMatchObject({ code: 0 });
    const [first = '', second = ''] = right.split('\n');
    expect(await run({ 'a.html': `${template}:ERRORS\n${second}\n${first}\n` })).toMatchObject({ code: 1 });
    expect(await run({ 'a.html': `${template}:ERRORS\n${first}\n` })).toMatchObject({ code: 1 });
    expect(await run({ 'a.html': `${template}:ERRORS\n` })).toMatchObject({ code: 1 });
    const engine = first.replace('parser', 'engine');
    expect(await run({ 'a.html': `${template}:ERRORS\n${engine}\n${second}\n` })).toMatchObject({ code: 1 });
  });

  test('support partials, injected values and options', async () => {
    const text = [
      ':PARTIALS',
      '{"p.html": "<{@}>"}',
      ':INJECTS',
      '{"i.json": {"b": 2}}',
      ':OPTIONS',
      '{"locale": "de", "now": 0, "enableExpr": false}',
      ':TEMPLATE',
      '{a|apply p.html} {.inject @i i.json}{@i.b} {n|decimal} [{.eval 1 + 1}]',
      ':JSON',
      '{"a": 1, "n": 1234.5}',
      ':OUTPUT',
      '<1> 2 1.234,5 []',
    ].join('\n');
    expect(await run({ 'a.html': text })).toMatchObject({ code: 0 });
  });

  test('run in the platform dialect by default', async () => {
    const text = ':JSON\n{"t": "x"}\n:TEMPLATE\n{.section a}{.or}{.section t}{@}{.end}{.end}.\n:OUTPUT\nx.\n';
    expect(await run({ 'a.html': text })).toMatchObject({ code: 0 });
    expect(await run({ 'a.html': text }, 'test . --dialect browser')).toMatchObject({ code: 1 });
    const own = `${text.replace('x.', '.')}:OPTIONS\n{"dialect": "browser"}\n`;
    expect(await run({ 'a.html': own })).toMatchObject({ code: 0 });
    expect(await run({ 'a.html': own }, 'test . --dialect platform')).toMatchObject({ code: 0 });
  });

  test('sections such as :JSON-product are ignored', async () => {
    expect(await run({ 'a.html': `${GOOD}:JSON-product\n{ not json\n` })).toMatchObject({ code: 0 });
  });

  test.each([
    ['the :TEMPLATE section is missing', ':JSON\n{}\n', 1],
    ['nothing is expected; --update adds an :OUTPUT section', ':TEMPLATE\nx\n', 2],
    ['unknown section :OUTPT; did you mean :OUTPUT?', ':TEMPLATE\nx\n:OUTPT\nx\n', 3],
    [
      'unknown heading :output; did you mean :OUTPUT?',
      ':TEMPLATE\n{.end}\n:ERRORS\nSyntaxError: Instruction END not allowed at root\n:output\ny\n',
      5,
    ],
    ['unknown heading :Template:; did you mean :TEMPLATE?', ':Template:\nx\n', 1],
    ['duplicate section :TEMPLATE', ':TEMPLATE\nx\n:TEMPLATE\nx\n', 3],
    ['invalid JSON in :JSON: ', ':JSON\n{\n"a": x\n}\n:TEMPLATE\nx\n:OUTPUT\nx\n', 3],
    [':PARTIALS is not a JSON object', ':PARTIALS\n[]\n:TEMPLATE\nx\n:OUTPUT\nx\n', 2],
    ['the partial p is not a string', ':PARTIALS\n{"p": 1}\n:TEMPLATE\nx\n:OUTPUT\nx\n', 2],
    [
      'unknown option local; did you mean locale?',
      ':OPTIONS\n{"local": "de"}\n:TEMPLATE\nx\n:OUTPUT\nx\n',
      2,
    ],
    ['the option locale must be a string or null', ':OPTIONS\n{"locale": {}}\n:TEMPLATE\nx\n:OUTPUT\nx\n', 2],
    ['the option now must be a number', ':OPTIONS\n{"now": "x"}\n:TEMPLATE\nx\n:OUTPUT\nx\n', 2],
    [
      'could not run: Invalid locale: --locale ../x',
      ':TEMPLATE\nx\n:OPTIONS\n{"locale": "../x"}\n:OUTPUT\nx\n',
      6,
    ],
    ['unknown dialect java', ':OPTIONS\n{"dialect": "java"}\n:TEMPLATE\nx\n:OUTPUT\nx\n', 2],
  ])('an invalid case fails with a reason: %s', async (why, text, line) => {
    const { code, out } = await run({ 'bad.html': text, 'good.html': GOOD });
    expect(code).toBe(1);
    expect(out).toContain(`FAILED bad.html:${line}\n`);
    expect(out).toContain(why);
    expect(out).toMatch(/\n1 passed, 1 failed, 0 skipped\n$/);
  });
});

describe('--update', () => {
  test('writes the actual results and leaves everything else unchanged', async () => {
    const text = 'Note.\n:TEMPLATE\n{a|nope}\n:OUTPUT\nold\n\n:ERRORS\n:JSON\n{"a": 1}\n';
    const { code, out, err } = await run({ 'a.html': text }, 'test . --update');
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '1 passed, 0 failed, 0 skipped\n',
      err: 'Updated a.html\n',
    });
    expect(written('a.html')).toBe(
      'Note.\n:TEMPLATE\n{a|nope}\n:OUTPUT\n{a|nope}\n:ERRORS\nparser: SyntaxError: Formatter \'nope\' is unknown\n:JSON\n{"a": 1}\n',
    );
    expect(await runForTranscript(['test', '.'], { cwd: folder?.path ?? '' })).toMatchObject({ code: 0 });
  });

  test('adds an :OUTPUT section to a case without expectations', async () => {
    await run({ 'a.html': ':TEMPLATE\nx{.space}y\n' }, 'test . --update');
    expect(written('a.html')).toBe(':TEMPLATE\nx{.space}y\n:OUTPUT\nx y\n');
  });

  test('does not touch a case that passes', async () => {
    const text = ':TEMPLATE\nx\n:OUTPUT\n\n  x\n\n';
    await run({ 'a.html': text }, 'test . --update');
    expect(written('a.html')).toBe(text);
  });

  test('never prints control characters of an output', async () => {
    const text = ':TEMPLATE\n{a}\n:JSON\n{"a": "\\u001b[2Jgone"}\n:OUTPUT\nx\n';
    const { out } = await run({ 'a.html': text });
    expect(out).toContain('+ \ufffd[2Jgone\n');
  });

  test('rejects an output that looks like a heading', async () => {
    const text = ':TEMPLATE\n{a}\n:JSON\n{"a": "x\\n:JSON\\ny"}\n:OUTPUT\n';
    const { code, out } = await run({ 'a.html': text }, 'test . --update');
    expect(code).toBe(1);
    expect(out).toContain('not updated: a line of the output looks like a heading');
    expect(written('a.html')).toBe(text);
  });
});

function vector(parts: object): string {
  return JSON.stringify({ id: 'v', area: 'x', kind: 'render', options: {}, oracle: 'npm', ...parts });
}

describe('vectors', () => {
  test('every kind of expectation is compared', async () => {
    const source = { template: '{a|nope}' };
    const [message, half] = ["SyntaxError: Formatter 'nope' is unknown", 'nope'];
    const good = [
      { source: { template: ' a ' }, expected: { output: ' a ' } },
      { source: { template: ' a ' }, expected: { output: 'a', match: 'trim' } },
      { source: { template: 'abc' }, expected: { contains: ['a', 'bc'] } },
      { source, expected: { errorCount: 1, errors: [{ type: 'parser', message }] } },
      { source, expected: { errors: [null] } },
      { source, expected: { errors: [{ contains: half }], errorsInclude: [{ contains: half }] } },
      { kind: 'parse', source: { template: '{a}' }, expected: { code: [17, 1, [[1, [['a']], 0]], 18] } },
      {
        kind: 'parse',
        source: { template: '{.if a}' },
        expected: { code: [17, 1, [[8, [], [['a']], [], null]], 3] },
      },
      {
        kind: 'expr',
        source: { template: '{.eval 2 * a}', expr: '2 * a', json: { a: 3 } },
        expected: { output: '6', value: { type: 'number', value: 6 } },
      },
      {
        kind: 'expr',
        source: { template: '{.eval 1 / 0}', expr: '1 / 0' },
        expected: { value: { type: 'number', value: 'Infinity' } },
      },
      {
        kind: 'expr',
        source: { template: '{.eval @a = 1}', expr: '@a = 1' },
        expected: { value: { type: 'none' } },
      },
      {
        kind: 'expr',
        source: { template: '{.eval null}', expr: 'null' },
        expected: { value: { type: 'null' } },
      },
    ];
    const bad = [
      { source: { template: ' a ' }, expected: { output: 'a' } },
      { source: { template: 'abc' }, expected: { contains: ['a', 'x'] } },
      { source, expected: { errorCount: 0 } },
      { source, expected: { errors: [{ type: 'engine' }] } },
      { source, expected: { errors: [null, {}, { contains: 'x' }] } },
      { source, expected: { errorsInclude: [{ contains: 'other' }] } },
      { kind: 'parse', source: { template: '{a}' }, expected: { code: [17, 1, [[1, [['b']], 0]], 18] } },
      {
        kind: 'expr',
        source: { template: '{.eval 2}', expr: '2' },
        expected: { value: { type: 'number', value: 3 } },
      },
      {
        kind: 'expr',
        source: { template: '{.eval 2}', expr: '2' },
        expected: { value: { type: 'string', value: '2' } },
      },
    ];
    const lines = [...good, ...bad].map((parts, index) => vector({ id: String(index), ...parts }));
    const { out } = await run({ 'all.jsonl': `${lines.join('\n')}\n` }, 'test all.jsonl --json');
    const { passed, failed, cases } = JSON.parse(out);
    expect(cases.slice(0, good.length).filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
    expect({ passed, failed }).toEqual({ passed: good.length, failed: bad.length });
  });

  test('of the npm engine run in the browser dialect, of the platform in the platform dialect', async () => {
    const source = { template: '{.section a}{.or}{.section t}{@}{.end}{.end}', json: { t: 'x' } };
    const lines = [
      vector({ source, expected: { output: '' } }),
      vector({ source, oracle: 'platform', expected: { output: 'x' } }),
    ];
    expect(await run({ 'a.jsonl': lines.join('\n') })).toMatchObject({ code: 0 });
  });

  test('of the Java engine are skipped and counted without --java', async () => {
    const lines = [
      vector({ source: { template: 'x' }, oracle: 'java', why: 'y', expected: { output: 'x' } }),
      vector({ source: { template: 'x' }, oracle: 'java', expected: { javaErrors: ['EOF_IN_BLOCK'] } }),
    ];
    const files = { 'a.jsonl': lines.join('\n') };
    expect(await run(files)).toMatchObject({ code: 0, out: '0 passed, 0 failed, 2 skipped\n' });
    expect(await run(files, 'test . --java')).toMatchObject({
      code: 0,
      out: '1 passed, 0 failed, 1 skipped\n',
    });
  });

  test.each([
    ['invalid JSON', '{'],
    ['not a JSON object', '[]'],
    ['kind must be one of', vector({ kind: 'x' })],
    ['source.template is missing', vector({ source: {}, expected: {} })],
    ['expected is missing', vector({ source: { template: 'x' } })],
    [
      'source.partials must be an object of strings',
      vector({ source: { template: 'x', partials: { a: 1 } }, expected: {} }),
    ],
    [
      'source.expr is missing',
      vector({ kind: 'expr', source: { template: 'x' }, expected: { output: 'x' } }),
    ],
    ['the option now must be a number', vector({ source: { template: 'x' }, options: { now: '1' } })],
    ['expected.errors must be an array', vector({ source: { template: 'x' }, expected: { errors: 1 } })],
    ['expected.output must be a string', vector({ source: { template: 'x' }, expected: { output: 1 } })],
    ['expected.value must be an object', vector({ source: { template: 'x' }, expected: { value: 1 } })],
  ])('an invalid line fails and the others run: %s', async (why, line) => {
    const good = vector({ source: { template: 'x' }, expected: { output: 'x' } });
    const { code, out } = await run({ 'a.jsonl': `${good}\n${line}\n${good}\n` });
    expect(code).toBe(1);
    expect(out).toContain('FAILED a.jsonl:2');
    expect(out).toContain(why);
    expect(out).toMatch(/\n2 passed, 1 failed, 0 skipped\n$/);
  });
});

describe('options', () => {
  test('--filter selects cases by name or file', async () => {
    const files = { 'truncate/a.html': GOOD, 'html/b.html': GOOD };
    expect(await run(files, 'test . --filter truncate')).toMatchObject({
      out: '1 passed, 0 failed, 0 skipped\n',
    });
    expect(await run(files, 'test . --filter nothing')).toMatchObject({
      code: 2,
      err: 'quoin: No tests found matching nothing in .\n',
    });
  });

  test('--json returns the counts and one entry per case', async () => {
    const { out } = await run({ 'a.html': GOOD, 'b.html': GOOD.replace('\n1\n', '\n2\n') }, 'test . --json');
    expect(JSON.parse(out)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      cases: [
        { id: 'a.html', file: 'a.html', ok: true },
        {
          id: 'b.html',
          file: 'b.html',
          ok: false,
          message: 'output differs (- expected, + actual)\n- 2\n+ 1\n  ^',
        },
      ],
    });
  });

  test('an unsupported file type is a usage error', async () => {
    expect(await run({ 'a.json': '{}' }, 'test a.json')).toMatchObject({ code: 2 });
  });
});

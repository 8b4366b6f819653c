import { afterAll, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

const folder = createTemporaryFolder({
  'hello.html': '<h1>{title|htmltag}</h1>\n',
  'hello.json': '{"title": "Cups & bowls"}',
  'broken.html': '<p>{title|htmltga}</p>\n{.section a}',
  'broken.json': '{\n  "title": Cups\n}',
  'list.json': '[1, 2]',
  'expression.html': '{.eval 1 + 2}',
  'partials.html': '{@|apply card.block}-{@|apply card}-{@|apply nav/main.block}-{@|apply crad}',
  'blocks/card.block': 'card {title}',
  'blocks/nav/main.block': 'main',
  'map.json': '{"card.block": "from a map", "card": "c", "nav/main.block": "n", "crad": "x"}',
  'wrong-map.json': '{"card": 1}',
  'recursive.html': '{a|apply r.block}',
  'r.json': '{"r.block": "x\\n{.eval 1 + a}"}',
  'inject.html': '{.inject @a x/y.json}{@a.b}',
  'injects.json': '{"x/y.json": {"b": "injected"}}',
  'date.html': '{@|timesince}',
  'number.html': '{@|decimal}',
  'section.html': '{.section a}x{.or}{.section title}{@}{.end}{.end}',
});
afterAll(() => folder.remove());

function run(line: string, stdin = '') {
  return runForTranscript(['render', ...line.split(' ')], { cwd: folder.path, stdin });
}

describe('the printed output', () => {
  test('is exactly the output of the template', async () => {
    expect(await run('hello.html --data hello.json')).toEqual({
      code: 0,
      out: '<h1>Cups &amp; bowls</h1>\n',
      err: '',
    });
  });

  test('data and template can be read from standard input', async () => {
    expect(await run('hello.html --data -', '{"title": "A"}')).toMatchObject({ out: '<h1>A</h1>\n' });
    expect(await run('- --data hello.json', '{title}')).toMatchObject({ out: 'Cups & bowls' });
  });

  test('without data, the context is an empty object', async () => {
    expect(await run('hello.html')).toEqual({ code: 0, out: '<h1></h1>\n', err: '' });
  });

  test('an error starts on a new line', async () => {
    const { out, err } = await run('- --data hello.json', '<p>{title|nope}</p>');
    expect(out).toBe('<p>{title|nope}</p>');
    expect(err).toMatch(/^\nerror\[/);
    expect((await run('-', '{.section a}')).err).toMatch(/^error\[/);
  });

  test('R-ENG-ERR-17 errors go to standard error as code frames; the output is still printed', async () => {
    const { code, out, err } = await run('broken.html --data hello.json');
    expect({ code, out }).toEqual({ code: 1, out: '<p>{title|htmltga}</p>\n' });
    expect(err).toBe(
      [
        'error[template/unknown-formatter]: There is no formatter `htmltga`',
        '  --> broken.html:1:11',
        '   |',
        ' 1 | <p>{title|htmltga}</p>',
        '   |           ^^^^^^^',
        '  = help: did you mean `htmltag`?',
        'error[template/unclosed-block]: `{.section a}` is never closed',
        '  --> broken.html:2:1',
        '   |',
        ' 2 | {.section a}',
        '   | ^^^^^^^^^^^^',
        '  = help: add `{.end}` where the block ends',
        '',
      ].join('\n'),
    );
  });

  test('an error inside a partial shows the partial and its trail', async () => {
    const { code, err } = await runForTranscript(
      ['render', 'recursive.html', '--partials', 'r.json', '--data', '-'],
      { cwd: folder.path, stdin: '{"a": {"a": []}}' },
    );
    expect(code).toBe(1);
    expect(err).toContain('--> r.block:2:1\n');
    expect(err).toContain(' 2 | {.eval 1 + a}\n');
    expect(err).toContain('reached through r.block');
  });
});

describe('options', () => {
  test('R-ENG-ERR-10 a folder of partials resolves names with and without extension', async () => {
    const { code, out, err } = await run('partials.html --partials blocks --data hello.json');
    expect({ code, out }).toEqual({ code: 1, out: 'card Cups & bowls-card Cups & bowls-main-' });
    expect(err).toContain('There is no partial or macro `crad`');
    expect(err).toContain('did you mean `card`?');
  });

  test('partials can be a JSON object', async () => {
    expect(await run('partials.html --partials map.json')).toMatchObject({
      code: 0,
      out: 'from a map-c-n-x',
    });
  });

  test('--injects provides values for .inject', async () => {
    expect(await run('inject.html --injects injects.json')).toMatchObject({ code: 0, out: 'injected' });
  });

  test('--no-expr disables expressions', async () => {
    expect(await run('expression.html')).toMatchObject({ out: '3' });
    expect(await run('expression.html --no-expr')).toMatchObject({ code: 0, out: '' });
  });

  test('--locale sets the language of numbers', async () => {
    expect(await run('number.html --data -', '1234.5')).toMatchObject({ out: '1,234.5' });
    expect(await run('number.html --locale de --data -', '1234.5')).toMatchObject({ out: '1.234,5' });
  });

  test('--locale without locale data warns and uses English', async () => {
    const err = 'warning: no locale data for mi-NZ; using English\n';
    expect(await run('number.html --locale mi-NZ --data -', '1234.5')).toEqual({
      code: 0,
      out: '1,234.5',
      err,
    });
    expect(await run('hello.html --locale mi-NZ')).toMatchObject({ code: 0, err });
    expect((await run('number.html --locale mi-NZ --data - --quiet', '1234.5')).err).toBe('');
    expect((await run('number.html --locale en-GB --data -', '1234.5')).err).toBe('');
  });

  test.each(['de', 'pt_BR', 'zh-Hant-TW', 'iw', 'fil', 'eng'])(
    '--locale %s prints no warning',
    async (tag) => {
      expect(await run(`hello.html --locale ${tag}`)).toMatchObject({ code: 0, err: '' });
    },
  );

  test('--now sets the clock', async () => {
    for (const now of ['1000000000000', '2001-09-09T01:46:40Z']) {
      const { out } = await run(`date.html --data - --now ${now}`, '999996400000');
      expect(out).toContain('about an hour ago');
    }
  });

  test('--dialect browser selects the browser dialect', async () => {
    expect(await run('section.html --data hello.json')).toMatchObject({ out: 'Cups & bowls' });
    expect(await run('section.html --data hello.json --dialect browser')).toMatchObject({ out: '' });
  });

  describe('--json', () => {
    const printed = async (template: string) => {
      const { code, out, err } = await run(`${template} --data hello.json --json`);
      return { code, err, ...JSON.parse(out) };
    };

    test('R-ENG-ERR-01: reports an unknown formatter as a parser error', async () => {
      expect((await printed('broken.html')).errors[0]).toMatchObject({
        type: 'parser',
        message: "SyntaxError: Formatter 'htmltga' is unknown",
        location: { file: 'broken.html', start: { line: 1, column: 11 } },
      });
    });

    test('R-ENG-ERR-06: reports an end inside of a block as an assembler error', async () => {
      expect((await printed('broken.html')).errors[1]).toMatchObject({
        type: 'assembler',
        message: 'SyntaxError: Reached EOF in the middle of SECTION',
      });
    });

    test('returns the output and the missing values of a template with errors', async () => {
      expect(await printed('broken.html')).toMatchObject({
        code: 1,
        err: '',
        output: '<p>{title|htmltga}</p>\n',
        reads: [{ kind: 'missing', path: 'a' }],
      });
    });

    test('returns what a template has read', async () => {
      expect((await printed('hello.html')).reads).toEqual([{ kind: 'value', path: 'title' }]);
    });
  });
});

describe('invalid input', () => {
  test.each([
    ['helo.html', 2, 'Template not found: helo.html\n       did you mean hello.html?'],
    ['nowhere/at/all.html', 2, 'Template not found: nowhere/at/all.html'],
    ['hello.html/x', 2, 'Template not found: hello.html/x'],
    ['blocks', 2, 'Template is a folder: blocks\n       specify a file'],
    ['hello.html --data blocks', 2, 'Data is a folder: blocks\n       specify a file'],
    ['hello.html --partials nowhere', 2, 'Folder of partials not found: nowhere'],
    [
      'hello.html --partials list.json',
      1,
      'list.json is not a JSON object\n       partials are a JSON object',
    ],
    [
      'hello.html --partials wrong-map.json',
      1,
      'The partial card in wrong-map.json is not a string\n       partials are an object of strings',
    ],
    [
      'hello.html --now soon',
      2,
      'Invalid time: --now soon\n       for example --now 2026-12-24T18:00:00Z, or epoch milliseconds',
    ],
    ['hello.html --dialect java', 2, 'Unknown dialect: java\n       use platform or browser'],
    [
      'hello.html --locale ../../x',
      2,
      'Invalid locale: --locale ../../x\n       for example --locale de or --locale pt-BR',
    ],
    [
      'hello.html --locale xx-nope1234',
      2,
      'Unknown language: --locale xx-nope1234\n       for example --locale de or --locale pt-BR',
    ],
    ['hello.html --locale ruu-RU', 2, 'Unknown language: --locale ruu-RU\n       did you mean ru (Russian)?'],
    ['hello.html --locale german', 2, 'Unknown language: --locale german\n       did you mean de (German)?'],
    [
      'hello.html --locale de-DE-b',
      2,
      'Invalid locale: --locale de-DE-b\n       for example --locale de or --locale pt-BR',
    ],
    ['- --data -', 2, 'Standard input can be the template or the data, not both'],
  ])('%s', async (line, code, message) => {
    expect(await run(line)).toEqual({ code, out: '', err: `quoin: ${message}\n` });
  });

  test('invalid JSON is reported with line and column', async () => {
    const { code, out, err } = await run('hello.html --data broken.json');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('Invalid JSON in broken.json');
    expect(err).toContain('--> broken.json:2:12\n');
    expect(err).toContain(' 2 |   "title": Cups\n');
  });
});

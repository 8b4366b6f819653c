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

describe('what is printed', () => {
  test('is the output exactly, nothing added', async () => {
    expect(await run('hello.html --data hello.json')).toEqual({
      code: 0,
      out: '<h1>Cups &amp; bowls</h1>\n',
      err: '',
    });
  });

  test('the data can be standard input, and so can the template', async () => {
    expect(await run('hello.html --data -', '{"title": "A"}')).toMatchObject({ out: '<h1>A</h1>\n' });
    expect(await run('- --data hello.json', '{title}')).toMatchObject({ out: 'Cups & bowls' });
  });

  test('without data the context is an empty object', async () => {
    expect(await run('hello.html')).toEqual({ code: 0, out: '<h1></h1>\n', err: '' });
  });

  test('an error begins a line of its own, also after an output that does not end its line', async () => {
    const { out, err } = await run('- --data hello.json', '<p>{title|nope}</p>');
    expect(out).toBe('<p>{title|nope}</p>');
    expect(err).toMatch(/^\nerror\[/);
    expect((await run('-', '{.section a}')).err).toMatch(/^error\[/);
  });

  test('R-ENG-ERR-17 errors go to standard error as frames, the output is printed all the same', async () => {
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

  test('an error inside a partial shows the partial and how it was reached', async () => {
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
  test('R-ENG-ERR-10 a folder of partials answers to names with and without their ending', async () => {
    const { code, out, err } = await run('partials.html --partials blocks --data hello.json');
    expect({ code, out }).toEqual({ code: 1, out: 'card Cups & bowls-card Cups & bowls-main-' });
    expect(err).toContain('There is no partial or macro `crad`');
    expect(err).toContain('did you mean `card`?');
  });

  test('partials can be a JSON map', async () => {
    expect(await run('partials.html --partials map.json')).toMatchObject({
      code: 0,
      out: 'from a map-c-n-x',
    });
  });

  test('--injects gives values to .inject', async () => {
    expect(await run('inject.html --injects injects.json')).toMatchObject({ code: 0, out: 'injected' });
  });

  test('--no-expr switches expressions off', async () => {
    expect(await run('expression.html')).toMatchObject({ out: '3' });
    expect(await run('expression.html --no-expr')).toMatchObject({ code: 0, out: '' });
  });

  test('--locale chooses the language of numbers', async () => {
    expect(await run('number.html --data -', '1234.5')).toMatchObject({ out: '1,234.5' });
    expect(await run('number.html --locale de --data -', '1234.5')).toMatchObject({ out: '1.234,5' });
  });

  test('--locale of a language without data is told, and written as English', async () => {
    const err = 'warning: there is no locale data for mi-NZ; it is written as English\n';
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
    '--locale %s is taken in silence',
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

  test('--dialect browser is the engine of browsers', async () => {
    expect(await run('section.html --data hello.json')).toMatchObject({ out: 'Cups & bowls' });
    expect(await run('section.html --data hello.json --dialect browser')).toMatchObject({ out: '' });
  });

  test('R-ENG-ERR-01 R-ENG-ERR-06 --json gives output, errors and what was read', async () => {
    const { code, out, err } = await run('broken.html --data hello.json --json');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      output: '<p>{title|htmltga}</p>\n',
      errors: [
        {
          type: 'parser',
          message: "SyntaxError: Formatter 'htmltga' is unknown",
          place: { file: 'broken.html', start: { line: 1, column: 11 } },
        },
        { type: 'assembler', message: 'SyntaxError: Reached EOF in the middle of SECTION' },
      ],
      reads: [{ kind: 'missing', path: 'a' }],
    });
    const read = await run('hello.html --data hello.json --json');
    expect(JSON.parse(read.out).reads).toEqual([{ kind: 'value', path: 'title' }]);
  });
});

describe('what cannot be read is told in one sentence', () => {
  test.each([
    ['helo.html', 2, 'the template helo.html does not exist\n       did you mean hello.html?'],
    ['nowhere/at/all.html', 2, 'the template nowhere/at/all.html does not exist'],
    ['hello.html/x', 2, 'the template hello.html/x does not exist'],
    ['blocks', 2, 'the template blocks is a folder\n       name a file in it'],
    ['hello.html --data blocks', 2, 'the data blocks is a folder\n       name a file in it'],
    ['hello.html --partials nowhere', 2, 'the folder of partials nowhere does not exist'],
    [
      'hello.html --partials list.json',
      1,
      'list.json holds no JSON object\n       the partials are an object',
    ],
    [
      'hello.html --partials wrong-map.json',
      1,
      'the partial card of wrong-map.json is no text\n       partials are texts by name',
    ],
    [
      'hello.html --now soon',
      2,
      '--now takes a time, not soon\n       such as --now 2026-12-24T18:00:00Z, or epoch milliseconds',
    ],
    ['hello.html --dialect java', 2, 'There is no dialect java\n       platform and browser are'],
    ['hello.html --locale ../../x', 2, '../../x is no locale\n       such as --locale de or --locale pt-BR'],
    [
      'hello.html --locale xx-nope1234',
      2,
      'There is no language xx: --locale xx-nope1234\n       such as --locale de or --locale pt-BR',
    ],
    [
      'hello.html --locale ruu-RU',
      2,
      'There is no language ruu: --locale ruu-RU\n       did you mean ru, Russian?',
    ],
    [
      'hello.html --locale german',
      2,
      'There is no language german: --locale german\n       did you mean de, German?',
    ],
    ['hello.html --locale de-DE-b', 2, 'de-DE-b is no locale\n       such as --locale de or --locale pt-BR'],
    ['- --data -', 2, 'standard input can be the template or the data, not both'],
  ])('%s', async (line, code, message) => {
    expect(await run(line)).toEqual({ code, out: '', err: `quoin: ${message}\n` });
  });

  test('data that is not JSON is shown with line and column', async () => {
    const { code, out, err } = await run('hello.html --data broken.json');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('broken.json is not JSON');
    expect(err).toContain('--> broken.json:2:12\n');
    expect(err).toContain(' 2 |   "title": Cups\n');
  });
});

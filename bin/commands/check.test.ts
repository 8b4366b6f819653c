import { afterAll, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { runForTranscript } from '../transcript.ts';

const folder = createTemporaryFolder({
  'good.html': '<p>{title|htmltag}</p>',
  'bad.html': '<p>{title|htmltga}</p>\n<p>{title}</p>\n',
  'warned.html': '<p>{title}</p>',
  'templates/page.html': '{@|apply card}{@|apply nav/main.block}{@|apply crad}{@|apply row}',
  'templates/card.block': '{.macro row}{@|htmltag}{.end}',
  'templates/nav/main.block': 'x',
  'templates/notes.md': '{.section}',
  'data.json': '{}',
  'empty/readme.md': 'nothing',
  'theme/template.conf': '{"name": "T", "layouts": {"default": {"name": "D", "regions": ["site.region"]}}}',
  'theme/site.region': '<html><body>{squarespace.main-content}{.section a}{@|apply crad.block}</body></html>',
  'theme/blocks/card.block': '<p>{title}</p>',
});
afterAll(() => folder.remove());

function run(line: string) {
  return runForTranscript(['check', ...line.split(' ')], { cwd: folder.path });
}

describe('a template', () => {
  test('without problems', async () => {
    expect(await run('good.html')).toEqual({ code: 0, out: 'no problems in 1 file\n', err: '' });
  });

  test('with problems is shown in frames and counted', async () => {
    const { code, out, err } = await run('bad.html');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toBe(
      [
        'error[template/unknown-formatter]: There is no formatter `htmltga`',
        '  --> bad.html:1:11',
        '   |',
        ' 1 | <p>{title|htmltga}</p>',
        '   |           ^^^^^^^',
        '  = help: did you mean `htmltag`?',
        '',
        'warning[template/raw-value-in-html]: `{title}` is printed without escaping in the text of the page',
        '  --> bad.html:2:4',
        '   |',
        ' 2 | <p>{title}</p>',
        '   |    ^^^^^^^',
        '  = help: write `{title|htmltag}`, or put `{# html #}` right before it if it holds HTML on purpose',
        '',
        '1 error and 1 warning in 1 file',
        '',
      ].join('\n'),
    );
  });

  test('warnings count only with --strict', async () => {
    expect((await run('warned.html')).code).toBe(0);
    expect((await run('warned.html --strict')).code).toBe(1);
  });

  test('--json gives every part of a problem', async () => {
    const { code, out } = await run('bad.html --json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      files: ['bad.html'],
      diagnostics: [
        {
          code: 'template/unknown-formatter',
          severity: 'error',
          message: 'There is no formatter `htmltga`',
          hint: 'did you mean `htmltag`?',
          place: {
            file: 'bad.html',
            start: { line: 1, column: 11, offset: 10 },
            end: { line: 1, column: 18, offset: 17 },
          },
        },
        { code: 'template/raw-value-in-html', severity: 'warning' },
      ],
    });
    expect(JSON.parse((await run('warned.html --strict --json')).out).ok).toBe(false);
  });
});

describe('a folder', () => {
  test('of templates knows which partials and macros there are', async () => {
    const { code, out } = await run('templates');
    expect(code).toBe(1);
    expect(out).toContain('There is no partial or macro `crad`');
    expect(out).toContain('did you mean `card`?');
    expect(out).toMatch(/\n1 error in 3 files\n$/);
  });

  test('with a template.conf is a theme', async () => {
    const { code, out } = await run('theme');
    expect(code).toBe(1);
    expect(out).toContain('`{.section a}` is never closed\n  --> theme/site.region:1:');
    expect(out).toContain('There is no partial or macro `crad.block`\n  --> theme/site.region:1:');
    expect(out).toContain('[template/raw-value-in-html]: `{title}`');
    expect(out).toContain('--> theme/blocks/card.block:1:4');
  });

  test('with a site.json is a site; the one of the fixtures has no error', async () => {
    const site = new URL('../../fixtures/sites/olaria', import.meta.url).pathname;
    const { code, out } = await runForTranscript(['check', site, '--json']);
    const { ok, diagnostics, files } = JSON.parse(out);
    expect(diagnostics.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect({ code, ok }).toEqual({ code: 0, ok: true });
    expect(files.length).toBeGreaterThan(50);
    expect((await runForTranscript(['check', `${site}/site.json`, '--json'])).out).toBe(out);
  });

  test('a JSON file that is no site is wrong usage', async () => {
    expect(await run('data.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('neither a site nor'),
    });
  });

  test('without anything to check is wrong usage', async () => {
    expect(await run('empty')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is nothing to check in empty'),
    });
    expect(await run('nowhere')).toMatchObject({ code: 2 });
  });
});

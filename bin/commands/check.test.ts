import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

const folder = createTemporaryFolder({
  'good.html': '<p>{title|htmltag}</p>',
  'bad.html': '<p>{title|htmltga}</p>\n<p>{title}</p>\n',
  'warned.html': '<p>{title}</p>',
  'many.html': `${'<p>{title}</p>\n'.repeat(9)}{{title|htmltag}}`,
  'advice.html': `${'<p title="{title}">{title}</p>\n'.repeat(9)}{{title|htmltag}}`,
  'theme-of-others/template.conf': '{"layouts": {"default": {"regions": ["site.region"]}}}',
  'theme-of-others/site.region':
    '{squarespace.main-content}<squarespace:script src="none.js" />\n{@|apply none}',
  'templates/page.html': '{@|apply card}{@|apply nav/main.block}{@|apply crad}{@|apply row}',
  'templates/card.block': '{.macro row}{@|htmltag}{.end}',
  'templates/nav/main.block': 'x',
  'templates/notes.md': '{.section}',
  'data.json': '{}',
  'empty/readme.md': 'nothing',
  'theme/template.conf': '{"name": "T", "layouts": {"default": {"name": "D", "regions": ["site.region"]}}}',
  'theme/site.region': '<html><body>{squarespace.main-content}{.section a}{@|apply crad.block}</body></html>',
  'theme/blocks/card.block': '<p>{title}</p>',
  'shared/template.conf': `{"layouts": {
    "default": {"regions": ["head.region", "body.region"]}, "wide": {"regions": ["head.region"]}
  }}`,
  'shared/head.region': '<squarespace:nav navigationId="main" />{@|apply nav/links}{@|apply body.region}',
  'shared/blocks/share.block': '{@|apply sqs-share-buttons}{@|apply sqs-social-links}',
  'shared/body.region': '{.repeated  section items}{@|htmltag}{.end}',
  'shared/blocks/nav/links.block': 'x',
  'many/one/site.json': '{}',
  'many/one/pages/broken.html': '{a|nope}',
  'many/two/template.conf': '{',
  'many/dist/.quoin-files.json': '[]',
  'many/dist/index.html': '{.section',
  'many/loose.html': '<p>{title}</p>',
  'list/list.html': '{@|apply cup}{@|apply jug.block}{@|apply row}',
  'list/parts/cup.block': '{.macro row}{@|htmltag}{.end}',
  'list/parts.json': '{"cup": "{.macro row}x{.end}", "jug.block": ""}',
  'shop/site.json': '{"theme": "theme"}',
  'shop/pages/home.json': '{',
  'shop/items/cup.md': 'A cup',
  'headless/pages/home.json': '{}',
  'plain/site.css': 'a {',
  'plain/note.txt': '{a|nope}',
});
afterAll(() => folder.remove());

function run(line: string) {
  return runForTranscript(['check', ...line.split(' ')], { cwd: folder.path });
}

describe('a template', () => {
  test('without problems', async () => {
    expect(await run('good.html')).toEqual({ code: 0, out: 'No problems in 1 file\n', err: '' });
  });

  test('with problems prints code frames and a summary', async () => {
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

  test('--json contains all fields of a diagnostic', async () => {
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
          location: {
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

describe('many problems', () => {
  test('print raw values last, followed by the number of each code', async () => {
    const { out } = await run('many.html');
    const codes = [...out.matchAll(/^warning\[(.*?)\]/gm)].map(([, found]) => found);
    expect(codes).toEqual(['template/foreign-tag', ...Array(9).fill('template/raw-value-in-html')]);
    expect(out).toContain(
      '\n1 template/foreign-tag\n9 template/raw-value-in-html\n\n10 warnings in 1 file\n',
    );
    expect((await run('bad.html')).out).not.toContain('\n1 template/');
  });
});

describe('advice on style', () => {
  test('is counted by kind after the problems when there is much of it', async () => {
    const { code, out } = await run('advice.html');
    expect(code).toBe(0);
    expect(out.match(/^\w+\[.*?\]/gm)).toEqual([
      'warning[template/foreign-tag]',
      'advice[template/raw-value-in-html]',
      'advice[template/raw-value-in-attribute]',
    ]);
    expect(out).toMatch(
      /: 9 values printed without escaping in the text of pages\n.*: 9 values printed without escaping in attributes\n {2}= help: --advice lists them\n\n1 warning in 1 file; advice on 18 values\n$/,
    );
  });

  test('is listed with --advice', async () => {
    const { code, out } = await run('advice.html --advice');
    expect(code).toBe(0);
    expect(out.match(/^warning\[template\/raw-value-in-/gm)).toHaveLength(18);
    expect(out).toMatch(/\n19 warnings in 1 file\n$/);
  });

  test('is an error with --strict, like every warning', async () => {
    const { code, out } = await run('advice.html --strict');
    expect(code).toBe(1);
    expect(out.match(/^error\[template\/raw-value-in-/gm)).toHaveLength(18);
    expect(out).toMatch(/\n19 errors in 1 file\n$/);
  });
});

describe('what breaks a page', () => {
  test('comes first: errors, then warnings', async () => {
    const { out } = await run('theme');
    expect(out.match(/^(?:error|warning)/gm)).toEqual(['error', 'warning', 'warning']);
  });

  test('is what a build does not publish: an unknown partial of a theme is a warning', async () => {
    const { code, out } = await run('theme-of-others');
    expect(code).toBe(0);
    expect(out.match(/^\w+\[.*?\]/gm)).toEqual([
      'warning[theme/broken-tag]',
      'warning[template/unknown-partial]',
    ]);
  });
});

describe('a folder', () => {
  test('of templates resolves partials and macros', async () => {
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

  test('reports a problem of a region shared by two layouts once', async () => {
    const { diagnostics } = JSON.parse((await run('shared --json')).out);
    const codes = diagnostics.map(({ code }: { code: string }) => code);
    expect(codes.filter((code: string) => code === 'theme/unknown-tag')).toHaveLength(1);
  });

  test('resolves the same partials of a theme as a build', async () => {
    const { out } = await run('shared');
    expect(out).toContain('There is no partial or macro `body.region`');
    expect(out).not.toContain('`nav/links`');
    expect(out).not.toContain('`sqs-');
  });

  test('--dialect applies to a theme', async () => {
    expect((await run('shared')).out).not.toContain('`{.end}` closes nothing');
    const { out } = await run('shared --dialect browser');
    expect(out).toContain('`{.end}` closes nothing: no block is open here\n  --> shared/body.region:1:');
    expect(out).toContain('[template/malformed-tag]');
  });

  test('of sites and themes checks each as a whole and skips build output', async () => {
    const { code, out } = await run('many --json');
    const { files, diagnostics } = JSON.parse(out);
    expect(code).toBe(1);
    expect(files).toEqual(['many/loose.html', 'many/one/site.json', 'many/two/template.conf']);
    const found = diagnostics.map(
      ({ code: each, location }: { code: string; location?: { file: string } }) => [each, location?.file],
    );
    expect(found).toContainEqual(['template/raw-value-in-html', 'many/loose.html']);
    expect(found).toContainEqual(['site/invalid-value', 'many/one/site.json']);
    expect(found).toContainEqual(['theme/malformed-conf', 'many/two/template.conf']);
  });

  test('reports problems of a repeated path once', async () => {
    expect((await run('warned.html warned.html')).out).toMatch(/\n1 warning in 1 file\n$/);
  });

  test('with a site.json is a site; the fixture site has no errors', async () => {
    const site = new URL('../../fixtures/sites/olaria', import.meta.url).pathname;
    const { code, out } = await runForTranscript(['check', site, '--json']);
    const { ok, diagnostics, files } = JSON.parse(out);
    expect(diagnostics.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect({ code, ok }).toEqual({ code: 0, ok: true });
    expect(files.length).toBeGreaterThan(50);
    expect((await runForTranscript(['check', `${site}/site.json`, '--json'])).out).toBe(out);
  });

  test('checks the site or theme in the current folder without a path', async () => {
    const cwd = `${folder.path}/theme`;
    const { code, out, err } = await runForTranscript(['check'], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: `Checking the theme in ${cwd}\n` });
    expect(out).toContain('--> site.region:1:');
    expect((await runForTranscript(['check', '--quiet'], { cwd })).err).toBe('');
    expect((await runForTranscript(['check', '--json'], { cwd })).err).toBe('');
  });

  test('requires a path in any other folder', async () => {
    expect(await runForTranscript(['check'], { cwd: folder.path })).toEqual({
      code: 2,
      out: '',
      err: `quoin: ${folder.path} is not a site or theme\n       specify what to check; quoin check . checks all templates in this folder\n`,
    });
    expect((await run('.')).out).toContain('\n  --> bad.html:1:11\n');
  });

  test.each(['data.json', 'plain/site.css'])(
    '%s outside of a site or theme is a usage error',
    async (path) => {
      expect(await run(path)).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${path} is not a site, theme or template`),
      });
    },
  );

  test('reports a site folder without settings', async () => {
    expect(await run('headless')).toMatchObject({
      code: 2,
      err: expect.stringContaining('No site.json in headless'),
    });
  });

  test('any other text file is a template', async () => {
    expect((await run('plain/note.txt')).out).toContain('There is no formatter `nope`');
  });

  test('without anything to check is a usage error', async () => {
    expect(await run('empty')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nothing to check in empty'),
    });
    expect(await run('nowhere')).toMatchObject({ code: 2 });
  });
});

describe('a part of a site or theme', () => {
  test.each(['shop/pages/home.json', 'shop/items/cup.md'])('%s is checked with its site', async (path) => {
    const { code, out, err } = await run(path);
    expect({ code, err }).toEqual({ code: 1, err: `Checking the site that contains ${path}\n` });
    expect(out).toContain('--> shop/pages/home.json:1:');
    expect((await run(`${path} --quiet`)).err).toBe('');
  });

  test('a template uses the partials of its theme and reports only its own problems', async () => {
    const { out } = await run('shared/head.region');
    expect(out).toContain('There is no partial or macro `body.region`\n  --> shared/head.region:1:');
    expect(out).not.toContain('`nav/links`');
    expect(out).toMatch(/ in 1 file\n$/);
    expect(out).not.toContain('--> shared/body.region');
    expect(await run('shared/blocks/nav/links.block')).toMatchObject({
      code: 0,
      out: 'No problems in 1 file\n',
    });
  });

  test('a folder of a theme is checked with the theme', async () => {
    expect(await run('shared/blocks')).toEqual({ code: 0, out: 'No problems in 2 files\n', err: '' });
    expect((await run('theme/blocks')).out).toMatch(/--> theme\/blocks\/card.block:1:4[\s\S]* in 1 file\n$/);
  });

  test('a theme file that is not a template is checked with the theme', async () => {
    expect(await run('many/two/template.conf')).toMatchObject({
      code: 1,
      out: expect.stringContaining('[theme/malformed-conf]'),
      err: 'Checking the theme that contains many/two/template.conf\n',
    });
  });
});

describe('--partials', () => {
  test('provides partials and their macros', async () => {
    const { out } = await run('list/list.html --partials list/parts');
    expect(out).not.toContain('`cup`');
    expect(out).not.toContain('`row`');
    expect(out).toContain('There is no partial or macro `jug.block`');
    expect(await run('list/list.html --partials list/parts.json')).toMatchObject({ code: 0 });
  });

  test('applies to a folder, and a hint suggests it', async () => {
    const { out } = await run('list');
    expect(out).toContain('did you mean `parts/cup`? Or name its folder: --partials parts\n');
    expect((await run('list --partials list/parts.json')).code).toBe(0);
  });
});

describe('a site', () => {
  const HARBOUR = fileURLToPath(new URL('../../fixtures/sites/harbour', import.meta.url));

  test('reports everything that a build reports: texts, blocks, images', async () => {
    const site = join(folder.path, 'harbour');
    cpSync(HARBOUR, site, { recursive: true, filter: (path) => !path.endsWith('/.quoin') });
    const page = JSON.parse(readFileSync(join(site, 'pages/about.json'), 'utf8'));
    delete page.body.template;
    page.body.sections = { s: { order: 'a0' } };
    page.body.blocks = {
      a: {
        section: 's',
        order: 'a0',
        kind: 44,
        value: { markdown: 'Bowls for <lunch> and [more](/nowhere)' },
      },
      b: { section: 's', order: 'a1', kind: 3, value: {} },
    };
    writeFileSync(join(site, 'pages/about.json'), JSON.stringify(page));
    writeFileSync(join(site, 'assets/none.jpg'), 'not an image');
    writeFileSync(join(site, 'pages/contact.jsn'), '{}');
    writeFileSync(join(site, 'items/lost.md'), 'A text');
    const codes = (out: string): readonly string[] =>
      JSON.parse(out).diagnostics.map(({ code }: { readonly code: string }) => code);
    const built = codes(
      (await runForTranscript(['build', 'harbour', '--out', 'harbour-dist', '--json'], { cwd: folder.path }))
        .out,
    );
    const checked = codes((await run('harbour --json')).out);
    expect(checked).toEqual(expect.arrayContaining([...built]));
    for (const code of [
      'dropped-html',
      'dead-link',
      'unsupported-block',
      'broken-image',
      'unread-file',
      'orphan-text',
    ])
      expect(built).toContain(`site/${code}`);
  });

  test('reports a truncated image with a hint', async () => {
    const site = join(folder.path, 'half');
    cpSync(HARBOUR, site, { recursive: true, filter: (path) => !path.endsWith('/.quoin') });
    const noise = {
      width: 800,
      height: 600,
      channels: 3,
      background: '#a63',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const;
    const whole = await sharp({ create: noise }).jpeg().toBuffer();
    const page = JSON.parse(readFileSync(join(site, 'pages/about.json'), 'utf8'));
    writeFileSync(join(site, 'assets/half.jpg'), whole.subarray(0, whole.length / 2));
    writeFileSync(
      join(site, 'assets/half.jpg.json'),
      JSON.stringify({ type: 'asset', id: 'half', body: { filename: 'half.jpg', mime: 'image/jpeg' } }),
    );
    delete page.body.template;
    page.body.sections = { s: { order: 'a0' } };
    page.body.blocks = { a: { section: 's', order: 'a0', kind: 5, value: { assetId: 'half' } } };
    writeFileSync(join(site, 'pages/about.json'), JSON.stringify(page));
    const { out } = await run('half');
    expect(out).toContain('assets/half.jpg is not a readable image\n  = help: replace it with a valid');
  });
});
